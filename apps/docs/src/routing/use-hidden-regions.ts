import { useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { hiddenRegions, markHidden } from '../boot/hidden-regions.ts';
import { useHydrated } from './use-hydrated.ts';

const none: readonly string[] = [];

/** The regions that the address hides. The first render shows all, as the pre-rendered HTML does. */
export function useHiddenRegions(): readonly string[] {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const hidden = useMemo(
    () => (isHydrated ? hiddenRegions(search, window.self !== window.top) : none),
    [isHydrated, search],
  );
  // The boot script has marked what the document was opened with.
  useLayoutEffect(() => {
    if (isHydrated) markHidden(document.documentElement, hidden);
  }, [isHydrated, hidden]);
  return hidden;
}
