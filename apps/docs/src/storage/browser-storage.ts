// Everything that the site keeps in the reader's browser goes through here: the keys, and access that
// survives a browser which refuses storage (then a value lives as long as the page).

const prefix = 'docs-';

export const storageKeys = {
  theme: `${prefix}theme`,
  /** Set on the first visit, and when a language is chosen: from then on no address is changed by itself. */
  visited: `${prefix}visited`,
  tab: (groupId: string) => `${prefix}tab:${groupId}`,
} as const;

const memory = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Writes, or removes with null. Never throws: a refused write is kept in memory. */
export function writeStored(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // private mode, a full disk or a policy: memory has it
  }
}

/** Calls back when another tab changes `key`. Returns the function that ends it. */
export function onStoredElsewhere(key: string, listener: (value: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    memory.delete(key);
    listener(event.key === null ? null : event.newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
