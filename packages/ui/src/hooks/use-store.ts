import { useSyncExternalStore } from 'react';

/** Anything that holds a value and tells when it changes. The functions are called on their own, without `this`. */
export interface ReadableStore<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
  /** What the server rendered; where missing, the value itself. Must give the same value on every call. */
  readonly getServer?: () => T;
}

export function useStore<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getServer ?? store.get);
}
