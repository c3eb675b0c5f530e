import GithubSlugger from 'github-slugger';
import type { SidebarItem, UiStringKey, UiStrings } from '../../site/index.ts';
import type { OverviewGroup, PageFacts } from '../types.ts';
import { sidebarPages } from '../site-data/sidebar-pages.ts';
import type { PageFinder } from './sidebar-entries.ts';

const HEADER_DEPTH = 2;

/**
 * Pages that the overview page of a section lists: those below its route, one group per sidebar group, then the pages
 * outside groups under one title. Overview pages and empty groups are left out.
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
  const idOf = createGroupIds();
  const group = (text: UiStringKey, keys: readonly string[]): OverviewGroup => ({
    id: idOf(text),
    text: strings[text],
    pages: listed(keys),
  });
  const groups = items.flatMap((item) =>
    typeof item === 'string' || item.kind !== 'group' ? [] : [group(item.text, sidebarPages([item]))],
  );
  const ungrouped = items.filter((item) => typeof item === 'string');
  return [...groups, group('overview.others', ungrouped)].filter(({ pages }) => pages.length > 0);
}

/**
 * The heading id of each group of a list: `sidebar.config.dev` → `docs-group-dev`. Pages may not use the prefix `docs-`,
 * so the list and the content share no id.
 */
export function createGroupIds(): (text: UiStringKey) => string {
  const slugger = new GithubSlugger();
  return (text) => slugger.slug(`docs-group-${text.split('.').at(-1) ?? text}`);
}

/** Missing pages (null) are left out. */
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
