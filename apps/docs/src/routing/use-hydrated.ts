import { useSyncExternalStore } from 'react';

const noChange = () => () => {};

/** False in the first render, which must be what was pre-rendered; true right after it, before the next paint. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
