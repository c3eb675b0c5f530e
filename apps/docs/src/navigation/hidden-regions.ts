import { useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { hiddenRegions, markHidden } from '../document/address-rules.ts';
import { useHydrated } from './use-hydrated.ts';
import type { LoadedPage } from '../data/page.ts';

/** Parts of the shell that an address can hide. */
const regions = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'] as const;

/** The page with the frontmatter switches of hidden regions off. */
export function withoutRegions(page: LoadedPage, hidden: readonly string[]): LoadedPage {
  const left = regions.filter((region) => hidden.includes(region));
  if (left.length === 0) return page;
  const off = Object.fromEntries(left.map((region) => [region, false]));
  return { ...page, facts: { ...page.facts, frontmatter: { ...page.facts.frontmatter, ...off } } };
}

const none: readonly string[] = [];

/** The regions that the address hides; none in the first render, which must equal the pre-rendered HTML. */
export function useHiddenRegions(): readonly string[] {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const hidden = useMemo(
    () => (isHydrated ? hiddenRegions(search, window.self !== window.top) : none),
    [isHydrated, search],
  );
  // Before hydration the boot script does this.
  useLayoutEffect(() => {
    if (isHydrated) markHidden(hidden);
  }, [isHydrated, hidden]);
  return hidden;
}
