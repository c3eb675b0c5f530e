// What the site keeps in the reader's browser for good goes through here, and survives a browser which refuses
// storage: then a value lives as long as the page.

/** What this page wrote last. A value that was refused hides an older one, which storage may still hold. */
const written = new Map<string, { readonly value: string | null; readonly isKept: boolean }>();

export function readStored(key: string): string | null {
  const own = written.get(key);
  if (own?.isKept === false) return own.value;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return own?.value ?? null;
  }
}

/** Writes, or removes with null. Never throws: private mode, a full disk or a policy may refuse it. */
export function writeStored(key: string, value: string | null): void {
  let isKept = true;
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    isKept = false;
  }
  written.set(key, { value, isKept });
}

/**
 * Calls back when another tab changes `key`, or may have: a page that the browser kept aside for Back is told of
 * nothing meanwhile. Returns the function that ends it.
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
