// Browser storage. It may be refused (private mode, quota, a policy); these functions do not throw.

// Keys of localStorage. Separate constants, so that the boot script bundles only those that it uses.

export const themeKey = 'docs-theme';

/** Set on the first visit and when the user chooses a language; disables the redirect by language. */
export const visitedKey = 'docs-visited';

/** Past queries, by language. */
export const recentSearchesKey = (locale: string) => `docs-search-recent:${locale}`;

export const tabKey = (groupId: string) => `docs-tab:${groupId}`;

// Keys of sessionStorage, which lasts as long as the browser tab.

/** Scroll positions by history entry. */
export const scrollKey = 'docs-scroll';

/** Scroll position and open groups of a sidebar; see `sidebarState` of the ui package. */
export const sidebarKey = (scope: string) => `docs-sidebar:${scope}`;

/** Path whose document was reloaded because a module failed to load. */
export const reloadedKey = 'docs-reloaded';

/** Build of a document that was reloaded because the host has another build. */
export const outdatedKey = 'docs-outdated';

/** Text of the search field that was open when the document was reloaded. */
export const searchTextKey = 'docs-search';

/** Path that the user was redirected to by the language of the browser. */
export const redirectedKey = 'docs-redirected';

export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether storage took the value */
export function writeSession(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeSession(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // storage is refused: nothing was stored
  }
}

/** The last values that this page wrote. A refused value takes precedence over the older stored one. */
const written = new Map<string, { readonly value: string | null; readonly isStored: boolean }>();

export function readStored(key: string): string | null {
  const own = written.get(key);
  if (own?.isStored === false) return own.value;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return own?.value ?? null;
  }
}

/** Writes to localStorage, or removes with null. A refused value lasts as long as the page. */
export function writeStored(key: string, value: string | null): void {
  let isStored = true;
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    isStored = false;
  }
  written.set(key, { value, isStored });
}

/**
 * Calls `listener` when another tab changes `key`, and when the page is restored from the back/forward cache, where it
 * receives no storage events.
 * @returns unsubscribes
 */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    written.delete(key);
    listener();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  return () => stop.abort();
}
