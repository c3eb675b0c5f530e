import type { SidebarItem, UiStrings } from '../../site/index.ts';
import type { OverviewGroup, PageFacts } from '../types.ts';
import { sidebarPages } from '../site-data/sidebar-pages.ts';
import type { PageFinder } from './sidebar-entries.ts';

const HEADER_DEPTH = 2;

/**
 * What the overview page of a section lists, which is what stands below its address: one group per sidebar group, in
 * its order, then loose pages under one title. Overview pages themselves are not listed, groups without pages vanish.
 */
export function overviewGroups(
  items: readonly SidebarItem[],
  find: PageFinder,
  strings: UiStrings,
): readonly OverviewGroup[] {
  const root = sidebarPages(items)
    .map(find)
    .find((page) => page?.frontmatter.overview)?.routePath;
  if (root === undefined) return [];
  const listed = (keys: readonly string[]) =>
    overviewCards(
      keys
        .map(find)
        .filter((page) => page?.frontmatter.overview === false && page.routePath.startsWith(root)),
    );
  const groups = items.flatMap((item) => {
    if (typeof item === 'string' || item.kind !== 'group') return [];
    return [{ text: strings[item.text], pages: listed(sidebarPages([item])) }];
  });
  const loose = items.filter((item) => typeof item === 'string');
  return [...groups, { text: strings['overview.others'], pages: listed(loose) }].filter(
    (group) => group.pages.length > 0,
  );
}

/** What an overview says about pages; those that are missing are left out. */
export function overviewCards(pages: readonly (PageFacts | null)[]): OverviewGroup['pages'] {
  return pages
    .filter((page) => page !== null)
    .map(({ routePath, frontmatter, published, toc }) => ({
      routePath,
      title: frontmatter.title,
      description: frontmatter.description,
      published,
      headers: toc.filter((entry) => entry.depth === HEADER_DEPTH).map(({ id, text }) => ({ id, text })),
    }));
}
