import { readSession, sessionKeys, writeSession } from '../storage/session-storage.ts';

/**
 * The way out when a module cannot be loaded, such as after a newer deploy: the whole document, whose modules
 * belong together. It is marked, so that a document which fails by itself stays as it is instead of looping.
 */
export function loadDocument(href: string): void {
  const { pathname, search, hash } = new URL(href, location.href);
  writeSession(sessionKeys.reloaded, pathname);
  if (pathname !== location.pathname || search !== location.search) {
    location.assign(href);
    return;
  }
  // To assign an address that differs in its hash alone would load nothing.
  if (hash !== location.hash) location.hash = hash;
  location.reload();
}

/** Once per path, and only where that can be remembered: without a memory it might never end. */
export function reloadOnce(): void {
  if (!navigator.onLine || readSession(sessionKeys.reloaded) === location.pathname) return;
  if (writeSession(sessionKeys.reloaded, location.pathname)) location.reload();
}

/** The page has come to life: the next failure may try again. */
export function forgetReload(): void {
  writeSession(sessionKeys.reloaded, null);
}
