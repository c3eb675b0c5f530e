import type { SidebarEntry, SidebarGroupEntry, SidebarLinkEntry } from '../shell/sidebar/sidebar-entry.ts';

export const linkEntry = (text: string): SidebarLinkEntry => ({ kind: 'link', text, href: `/${text}` });

export const groupEntry = (
  text: string,
  items: readonly SidebarEntry[],
  more: Partial<SidebarGroupEntry> = {},
): SidebarGroupEntry => ({
  kind: 'group',
  text,
  collapsible: true,
  collapsed: true,
  containsPage: false,
  items,
  ...more,
});

/** Sets `containsPage` of each group, as the site does. */
export const withContainsPage = (list: readonly SidebarEntry[], path: string): readonly SidebarEntry[] =>
  list.map((entry) => {
    if (entry.kind !== 'group') return entry;
    const items = withContainsPage(entry.items, path);
    const contains = (item: SidebarEntry) =>
      item.kind === 'group' ? item.containsPage : item.kind === 'link' && item.href === path;
    return { ...entry, items, containsPage: entry.href === path || items.some(contains) };
  });
