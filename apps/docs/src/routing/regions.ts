import type { LoadedPage } from '../page/page-module.ts';

/** Parts of the shell that an address can leave out. */
const regions = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'] as const;

/** The page with the switches of its frontmatter off for the regions that the address hides. */
export function withoutRegions(page: LoadedPage, hidden: readonly string[]): LoadedPage {
  const left = regions.filter((region) => hidden.includes(region));
  if (left.length === 0) return page;
  const off = Object.fromEntries(left.map((region) => [region, false]));
  return { ...page, facts: { ...page.facts, frontmatter: { ...page.facts.frontmatter, ...off } } };
}
