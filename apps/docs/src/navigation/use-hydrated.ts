import { useSyncExternalStore } from 'react';

const noChange = () => () => {};

/** False in the first render, which must match the pre-rendered HTML; true right after it, before the next paint. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
