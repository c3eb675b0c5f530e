import type { SidebarItem, UiStrings } from '../../site/index.ts';
import { plainInline } from '../mdx/plain-inline.ts';
import type { OverviewGroup, PageFacts } from '../types.ts';
import { sidebarPages } from '../site-data/sidebar-pages.ts';
import type { PageFinder } from './sidebar-entries.ts';

const HEADER_DEPTH = 2;

/**
 * What an overview page lists: one group per sidebar group, in its order, then the section's loose pages under
 * one title. Overview pages themselves are not listed, groups without pages vanish.
 */
export function overviewGroups(
  items: readonly SidebarItem[],
  find: PageFinder,
  strings: UiStrings,
): readonly OverviewGroup[] {
  const groups = items.flatMap((item) => {
    if (typeof item === 'string' || item.kind !== 'group') return [];
    return [{ text: strings[item.text], pages: listed(sidebarPages([item]), find) }];
  });
  const loose = items.filter((item) => typeof item === 'string');
  return [...groups, { text: strings['overview.others'], pages: listed(loose, find) }].filter(
    (group) => group.pages.length > 0,
  );
}

function listed(keys: readonly string[], find: PageFinder): OverviewGroup['pages'] {
  return keys
    .map(find)
    .filter((page): page is PageFacts => page !== null && !page.frontmatter.overview)
    .map(({ routePath, frontmatter, toc }) => ({
      routePath,
      title: frontmatter.title,
      description: plainInline(frontmatter.description),
      headers: toc.filter((entry) => entry.depth === HEADER_DEPTH).map(({ id, text }) => ({ id, text })),
    }));
}
