import type { Region } from '../boot/hidden-regions.ts';
import type { LoadedPage } from '../page/page-module.ts';

/** The page with the switches of its frontmatter off for the regions that the address hides. */
export function withoutRegions(page: LoadedPage, hidden: readonly Region[]): LoadedPage {
  if (hidden.length === 0) return page;
  const off = Object.fromEntries(hidden.map((region) => [region, false]));
  return { ...page, facts: { ...page.facts, frontmatter: { ...page.facts.frontmatter, ...off } } };
}
