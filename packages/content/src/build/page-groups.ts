import type { SidebarItem, SidebarSource, UiStrings } from '../../site/index.ts';
import { routePathOf } from '../paths/index.ts';
import type { Locale } from '../types.ts';

/** Route path → title of the innermost sidebar group; pages outside groups have no entry. */
export function pageGroups(
  sidebars: readonly SidebarSource[],
  locale: Locale,
  strings: UiStrings,
): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  const visit = (items: readonly SidebarItem[], group: string | null): void => {
    for (const item of items) {
      const key = typeof item === 'string' ? item : item.kind === 'group' ? item.page : undefined;
      const own = typeof item === 'object' && item.kind === 'group' ? strings[item.text] : group;
      if (key !== undefined && own !== null) groups.set(routePathOf(`${locale}/${key}`), own);
      if (typeof item === 'object' && item.kind === 'group') visit(item.items, own);
    }
  };
  for (const { items } of sidebars) visit(items, null);
  return groups;
}
