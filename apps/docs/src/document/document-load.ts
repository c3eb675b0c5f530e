import {
  outdatedKey,
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
 * Sets `data-leaving` once another document begins to load, because a reload would cancel that, and `data-offline` once the network
 * was away. The boot script calls it; root attributes share the state with the application, which is another bundle.
 */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => (rootData().leaving = ''));
  addEventListener('offline', () => (rootData().offline = ''));
  addEventListener('pageshow', () => delete rootData().leaving);
}

/** `endReload` restores an open search dialog and its text. */
export function reloadDocument(): void {
  const dialog = searchDialog();
  if (dialog?.open) writeSession(searchTextKey, searchField(dialog).value);
  location.reload();
}

/** Reloads a path once until `endReload`. Does nothing if storage is refused, because it could loop. @returns whether it reloads */
export function reloadOnce(): boolean {
  const { pathname } = location;
  if ('leaving' in rootData() || !navigator.onLine || readSession(reloadedKey) === pathname) return false;
  const isStored = writeSession(reloadedKey, pathname);
  if (isStored) reloadDocument();
  return isStored;
}

/**
 * Reloads an open search dialog whose files are missing, because a deploy may have removed those of this build. It reloads once
 * for each build, because an incomplete deploy could cause a loop.
 */
export function reloadSearch(): void {
  const { build = '' } = rootData();
  if ('leaving' in rootData() || !searchDialog()?.open || readSession(outdatedKey) === build) return;
  if (writeSession(outdatedKey, build)) reloadDocument();
}

/**
 * Call when the application fails to start. Reloads at once, or when the network returns. After an `offline` event it reloads
 * even if it has reloaded this path before, because a new document has had no such event: that ends the loop.
 */
export function restart(): void {
  if (navigator.onLine && 'offline' in rootData() && !('leaving' in rootData())) reloadDocument();
  else if (!reloadOnce()) addEventListener('online', reloadDocument, { once: true });
}

/** Call when the application has started. Allows the next reload, and reopens the search dialog. */
export function endReload(): void {
  const reloaded = readSession(reloadedKey);
  removeSession(reloadedKey);
  const text = readSession(searchTextKey);
  removeSession(searchTextKey);
  // The text is of another page: its reload failed, and the reader followed a link.
  if (text === null || (reloaded !== null && reloaded !== location.pathname)) return;
  const dialog = searchDialog();
  if (dialog?.open === false) openSearch(dialog, text);
}

/** Hides the redirect notice, in this document and later ones. */
export function forgetRedirect(): void {
  removeSession(redirectedKey);
  delete rootData().redirected;
}
