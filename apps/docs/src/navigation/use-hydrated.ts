import { useSyncExternalStore } from 'react';

const noChange = () => () => {};

/** False in the first render, which must equal the pre-rendered HTML; true right after, before the next paint. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
