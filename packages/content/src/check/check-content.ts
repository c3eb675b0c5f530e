/** All problems of the content: those of each compiled page, and those across pages. */
import type { CompiledPage } from '../mdx/page-draft.ts';
import type { Problem } from '../problems/problem.ts';
import { checkLinks } from './check-links.ts';
import { checkParity } from './check-parity.ts';
import { checkSidebars } from './check-sidebars.ts';
import type { SidebarLocator } from './check-sidebars.ts';
import type { SiteData } from '../site-data/site-data.ts';

export function checkContent(
  pages: readonly CompiledPage[],
  site: SiteData,
  locate: SidebarLocator,
  publicFiles: readonly string[],
): readonly Problem[] {
  return [
    ...pages.flatMap((page) => page.problems),
    ...checkLinks(pages, [...publicFiles, ...site.feeds.map(({ path }) => path)]),
    ...checkParity(pages, site.localeList),
    ...checkSidebars(pages, site.sidebars, locate),
  ];
}
