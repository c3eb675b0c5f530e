import { useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { hiddenRegions, markHidden } from '../document/address-rules.ts';
import { useHydrated } from './use-hydrated.ts';
import type { LoadedPage } from '../data/page.ts';

/** Parts of the shell that the query can hide. */
const regions = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'] as const;

/** Turns the frontmatter switches of hidden regions off. */
export function withoutRegions(page: LoadedPage, hidden: readonly string[]): LoadedPage {
  const removed = regions.filter((region) => hidden.includes(region));
  if (removed.length === 0) return page;
  const off = Object.fromEntries(removed.map((region) => [region, false]));
  return { ...page, facts: { ...page.facts, frontmatter: { ...page.facts.frontmatter, ...off } } };
}

const noRegions: readonly string[] = [];

/** The regions that the query hides; none in the first render, which must match the pre-rendered HTML. */
export function useHiddenRegions(): readonly string[] {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const hidden = useMemo(
    () => (isHydrated ? hiddenRegions(search, window.self !== window.top) : noRegions),
    [isHydrated, search],
  );
  // Before hydration the boot script does this.
  useLayoutEffect(() => {
    if (isHydrated) markHidden(hidden);
  }, [isHydrated, hidden]);
  return hidden;
}
