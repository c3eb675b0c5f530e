import { reloadOnce } from '../document/document-load.ts';
import { contentReloadEvent, failedEvent } from '../document/signals.ts';

/**
 * Handles a crash of the application. A page that crashes while it replaces another would leave the other's text under
 * its own address, so the document is reloaded once; any other page stays as it is.
 * @returns the function to call on a crash
 */
export function watchForFailure(): () => void {
  let drawn = window.location.pathname;
  window.addEventListener(contentReloadEvent, () => (drawn = window.location.pathname));
  return () => {
    window.dispatchEvent(new CustomEvent(failedEvent));
    if (window.location.pathname !== drawn) reloadOnce();
  };
}
