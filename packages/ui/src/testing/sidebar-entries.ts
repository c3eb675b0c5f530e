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

/** Marks the groups that contain a page, as the site does. */
export const around = (list: readonly SidebarEntry[], path: string): readonly SidebarEntry[] =>
  list.map((entry) => {
    if (entry.kind !== 'group') return entry;
    const items = around(entry.items, path);
    const isAround = (item: SidebarEntry) =>
      item.kind === 'group' ? item.containsPage : item.kind === 'link' && item.href === path;
    return { ...entry, items, containsPage: entry.href === path || items.some(isAround) };
  });
