import {
  onStoredElsewhere,
  readSession,
  readStored,
  sidebarKey,
  tabKey,
  writeSession,
  writeStored,
} from './storage.ts';

/** A value of localStorage as a store for `useStore`; null until the user has chosen. */
export interface StoredValue<T extends string> {
  readonly get: () => T | null;
  /** The pre-rendered HTML has no choice. */
  readonly getServer: () => null;
  readonly set: (value: T | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param parse parses stored text; returns null if it is invalid */
export function createStoredValue<T extends string>(
  key: string,
  parse: (text: string) => T | null,
): StoredValue<T> {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let stop = () => {};
  const get = () => {
    const text = readStored(key);
    return text === null ? null : parse(text);
  };
  return {
    get,
    getServer: () => null,
    set: (value) => {
      writeStored(key, value);
      notify();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) stop = onStoredElsewhere(key, notify);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}

const tabStores = new Map<string, StoredValue<string>>();

/** The chosen tab of a group, shared by all tab sets with that id and by all browser tabs. */
export function tabStore(groupId: string): StoredValue<string> {
  const known = tabStores.get(groupId);
  if (known) return known;
  const store = createStoredValue(tabKey(groupId), (text) => text);
  tabStores.set(groupId, store);
  return store;
}

export const sidebarMemory = {
  read: (scope: string): string | null => readSession(sidebarKey(scope)),
  write: (scope: string, state: string): void => {
    writeSession(sidebarKey(scope), state);
  },
};
