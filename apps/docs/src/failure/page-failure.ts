import { reloadOnce } from '../document/document-load.ts';
import { contentReloadEvent, failedEvent } from '../document/signals.ts';

/**
 * Handles a crash of the application. If a page crashes during a navigation, the DOM still shows the previous page,
 * so the document is reloaded once. Otherwise the page stays as it is.
 * @returns the function to call on a crash
 */
export function watchForFailure(): () => void {
  let renderedPath = window.location.pathname;
  window.addEventListener(contentReloadEvent, () => (renderedPath = window.location.pathname));
  return () => {
    window.dispatchEvent(new CustomEvent(failedEvent));
    if (window.location.pathname !== renderedPath) reloadOnce();
  };
}
