import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const onApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** False on the server and in the first render; the true answer follows in the second. */
export function useApplePlatform(): boolean {
  return useSyncExternalStore(neverChanges, onApple, () => false);
}
