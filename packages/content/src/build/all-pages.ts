import type { PageKey, SidebarItem, SidebarSource, UiStrings } from '../../site/index.ts';
import { sidebarPages } from '../site-data/sidebar-pages.ts';
import type { OverviewGroup } from '../types.ts';
import { overviewCards } from './overview-groups.ts';
import type { PageFinder } from './sidebar-entries.ts';

/**
 * Every page of every sidebar, overview pages included: one group per sidebar group, named after section and group.
 * Pages of a section that stand in no group come first, under the name of the section.
 */
export function allPages(
  sidebars: readonly SidebarSource[],
  find: PageFinder,
  strings: UiStrings,
): readonly OverviewGroup[] {
  const group = (text: string, keys: readonly PageKey[]): OverviewGroup => ({
    text,
    // Without headings: the list is long, and a page is looked for by its title.
    pages: overviewCards(keys.map(find)).map((card) => ({ ...card, headers: [] })),
  });
  return sidebars
    .flatMap(({ text, items }) => [
      group(strings[text], items.filter(isPage)),
      ...items
        .filter(isGroup)
        .map((item) => group(`${strings[text]} / ${strings[item.text]}`, sidebarPages([item]))),
    ])
    .filter(({ pages }) => pages.length > 0);
}

const isPage = (item: SidebarItem): item is PageKey => typeof item === 'string';

const isGroup = (item: SidebarItem) => typeof item === 'object' && item.kind === 'group';
