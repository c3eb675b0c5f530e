import type { PageKey, SidebarItem } from '../../site/index.ts';

/** The pages of a sidebar in its order; a group's own page comes before the group's items. */
export function sidebarPages(items: readonly SidebarItem[]): readonly PageKey[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if (item.kind !== 'group') return [];
    return [...(item.page === undefined ? [] : [item.page]), ...sidebarPages(item.items)];
  });
}
