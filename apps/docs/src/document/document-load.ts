import { redirectedKey, reloadedKey, readSession, removeSession, writeSession } from './storage.ts';
import { rootData } from './signals.ts';

/**
 * Loads a whole document instead of a module, such as after a newer deploy, whose modules belong together. The path is
 * remembered, so that a document which fails by itself does not reload in a loop.
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
 * Marks that the user is loading another document, which a reload would cancel. The boot script calls it; the mark is a
 * root attribute because the application is another bundle.
 */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => (rootData().leaving = ''));
  addEventListener('pageshow', () => delete rootData().leaving);
}

/** Reloads once per path, and only where storage remembers it: otherwise it could loop. */
export function reloadOnce(): void {
  if ('leaving' in rootData() || !navigator.onLine) return;
  if (readSession(reloadedKey) === location.pathname) return;
  if (writeSession(reloadedKey, location.pathname)) location.reload();
}

/** Called once the application has started: the next failure may reload again. */
export function forgetReload(): void {
  removeSession(reloadedKey);
}

/** Hides the notice of a redirect by language, here and in the documents that follow. */
export function forgetRedirect(): void {
  removeSession(redirectedKey);
  delete rootData().redirected;
}
