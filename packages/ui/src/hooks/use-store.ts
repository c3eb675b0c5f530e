import { useSyncExternalStore } from 'react';

/** External store for `useSyncExternalStore`. The functions are called without `this`. */
export interface ReadableStore<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
  /** Value for the server and for hydration; defaults to `get`. Must be stable between calls. */
  readonly getServer?: () => T;
}

export function useStore<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getServer ?? store.get);
}
