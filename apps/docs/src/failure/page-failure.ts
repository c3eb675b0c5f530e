import { reloadOnce } from '../boot/document-load.ts';
import { contentReloadEvent, failedEvent } from '../boot/events.ts';

/**
 * What follows when the application breaks. A page that breaks while it replaces another one leaves the other's
 * text below its own address, so its document is loaded, once; any other stays as it is.
 * @returns to be called when it breaks
 */
export function watchForFailure(): () => void {
  let drawn = window.location.pathname;
  window.addEventListener(contentReloadEvent, () => (drawn = window.location.pathname));
  return () => {
    window.dispatchEvent(new CustomEvent(failedEvent));
    if (window.location.pathname !== drawn) reloadOnce();
  };
}
