import { onStoredElsewhere, readStored, writeStored } from './browser-storage.ts';

/** A value in the browser's storage as a store for `useStore`: null until the reader has chosen. */
export interface StoredValue<T extends string> {
  readonly get: () => T | null;
  /** What the pre-rendered page shows: nothing chosen. */
  readonly getServer: () => null;
  readonly set: (value: T | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param parse turns what storage holds into a value, or null where it is not one of ours */
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
