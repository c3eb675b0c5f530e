import { reloadedKey } from '../storage/keys.ts';
import { readSession, removeSession, writeSession } from '../storage/session-storage.ts';

/**
 * The way out when a module cannot be loaded, such as after a newer deploy: the whole document, whose modules
 * belong together. It is marked, so that a document which fails by itself stays as it is instead of looping.
 */
export function loadDocument(href: string): void {
  const { pathname, search, hash } = new URL(href, location.href);
  writeSession(reloadedKey, pathname);
  if (pathname !== location.pathname || search !== location.search) {
    location.assign(href);
    return;
  }
  // To assign an address that differs in its hash alone would load nothing.
  if (hash !== location.hash) location.hash = hash;
  location.reload();
}

/**
 * A document that the reader asked for is on its way: a reload would overtake it, and the click would be lost.
 * Called by the boot script alone, and said in the document, for the application fails in a module of its own.
 */
export function watchLeaving({ dataset }: HTMLElement): void {
  addEventListener('beforeunload', () => (dataset['leaving'] = ''));
  addEventListener('pageshow', () => delete dataset['leaving']);
}

/** Once per path, and only where that can be remembered: without a memory it might never end. */
export function reloadOnce(): void {
  if ('leaving' in document.documentElement.dataset || !navigator.onLine) return;
  if (readSession(reloadedKey) === location.pathname) return;
  if (writeSession(reloadedKey, location.pathname)) location.reload();
}

/** The page has come to life: the next failure may try again. */
export function forgetReload(): void {
  removeSession(reloadedKey);
}
