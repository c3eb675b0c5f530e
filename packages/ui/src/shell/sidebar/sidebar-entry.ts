// The sidebar as plain values. Paths are compared as they stand: the site gives `href` and `currentPath` in one form.

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
  /** Whether it is closed while it does not contain the page. */
  readonly collapsed: boolean;
  /** Whether the page is the group's own or anywhere below it. */
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
