// `href` is compared with `currentPath` by string equality: both must use the same form.

export interface SidebarLinkEntry {
  readonly kind: 'link';
  readonly text: string;
  readonly href: string;
  readonly tag?: string | undefined;
}

export interface SidebarGroupEntry {
  readonly kind: 'group';
  readonly text: string;
  readonly href?: string | undefined;
  readonly collapsible: boolean;
  /** Whether it is closed initially, unless it contains the page. */
  readonly collapsed: boolean;
  /** Whether the current page is the group's own page or a descendant. */
  readonly containsPage: boolean;
  readonly tag?: string | undefined;
  readonly items: readonly SidebarEntry[];
}

export interface SidebarDividerEntry {
  readonly kind: 'divider';
  readonly style: 'dashed' | 'solid';
}

export interface SidebarHeaderEntry {
  readonly kind: 'header';
  readonly text: string;
}

export type SidebarEntry = SidebarLinkEntry | SidebarGroupEntry | SidebarDividerEntry | SidebarHeaderEntry;
