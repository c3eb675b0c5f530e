import type { PageKey, SidebarItem, SidebarSource, UiStringKey, UiStrings } from '../../site/index.ts';
import { sidebarPages } from '../site-data/sidebar-pages.ts';
import type { OverviewGroup } from '../types.ts';
import { createGroupIds, overviewCards } from './overview-groups.ts';
import type { PageFinder } from './sidebar-entries.ts';

/**
 * Every page of every sidebar, including overview pages: one group per sidebar group, titled "section / group".
 * Pages of a section outside its groups come first, under the name of the section.
 */
export function allPages(
  sidebars: readonly SidebarSource[],
  find: PageFinder,
  strings: UiStrings,
): readonly OverviewGroup[] {
  const idOf = createGroupIds();
  const group = (key: UiStringKey, text: string, keys: readonly PageKey[]): OverviewGroup => ({
    id: idOf(key),
    text,
    // No headings: the list is long, and users look for a title.
    pages: overviewCards(keys.map(find)).map((card) => ({ ...card, headers: [] })),
  });
  return sidebars
    .flatMap(({ text, items }) => [
      group(text, strings[text], items.filter(isPage)),
      ...items
        .filter(isGroup)
        .map((item) => group(item.text, `${strings[text]} / ${strings[item.text]}`, sidebarPages([item]))),
    ])
    .filter(({ pages }) => pages.length > 0);
}

const isPage = (item: SidebarItem): item is PageKey => typeof item === 'string';

const isGroup = (item: SidebarItem) => typeof item === 'object' && item.kind === 'group';
