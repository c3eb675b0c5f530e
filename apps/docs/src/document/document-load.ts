import {
  redirectedKey,
  reloadedKey,
  searchTextKey,
  readSession,
  removeSession,
  writeSession,
} from './storage.ts';
import { openSearch, searchDialog, searchField } from './search-dialog.ts';
import { rootData } from './signals.ts';

/**
 * Loads the document instead of a module, for example after a deploy removed the modules of this build. Stores the
 * path, so that a document which fails again is not reloaded in a loop.
 */
export function loadDocument(href: string): void {
  const { pathname, search, hash } = new URL(href, location.href);
  writeSession(reloadedKey, pathname);
  if (pathname !== location.pathname || search !== location.search) {
    location.assign(href);
    return;
  }
  // Assigning an address that differs only in its hash would not load the document.
  if (hash !== location.hash) location.hash = hash;
  location.reload();
}

/**
 * Sets `data-leaving` while another document loads, because a reload would cancel that. The boot script calls it; a
 * root attribute shares the state with the application, which is another bundle.
 */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => (rootData().leaving = ''));
  addEventListener('pageshow', () => delete rootData().leaving);
}

/** Search opens again after it with the same text, if it is open now. */
export function reloadDocument(): void {
  const dialog = searchDialog();
  if (dialog?.open) writeSession(searchTextKey, searchField(dialog).value);
  location.reload();
}

/** Reloads once per path. Does nothing if storage is refused, because it could loop. */
export function reloadOnce(): void {
  const { pathname } = location;
  if ('leaving' in rootData() || !navigator.onLine || readSession(reloadedKey) === pathname) return;
  if (writeSession(reloadedKey, pathname)) reloadDocument();
}

/** Call if the application does not start. Without a network, its files may be there later. */
export function restart(): void {
  reloadOnce();
  addEventListener('online', reloadDocument);
}

/** Call once the application has started: the next failure may reload again, and search is open as before the reload. */
export function endReload(): void {
  const reloaded = readSession(reloadedKey);
  removeSession(reloadedKey);
  const text = readSession(searchTextKey);
  removeSession(searchTextKey);
  // Not if that document failed again, and the reader has left for another.
  if (text === null || (reloaded !== null && reloaded !== location.pathname)) return;
  const dialog = searchDialog();
  if (dialog?.open === false) openSearch(dialog, text);
}

/** Hides the redirect notice, in this document and later ones. */
export function forgetRedirect(): void {
  removeSession(redirectedKey);
  delete rootData().redirected;
}
