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
  open: false,
  items,
  ...more,
});
