import type { PageKey, SidebarItem } from '../../site/index.ts';

/** All pages of a sidebar in order; the page of a group comes before its items. */
export function sidebarPages(items: readonly SidebarItem[]): readonly PageKey[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if (item.kind !== 'group') return [];
    return [...(item.page === undefined ? [] : [item.page]), ...sidebarPages(item.items)];
  });
}
