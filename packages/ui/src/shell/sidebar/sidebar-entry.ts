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
  /** What the site's author set; `open` is what it comes to on this page. */
  readonly collapsed: boolean;
  readonly open: boolean;
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

/** Whether the page is the entry itself or stands anywhere below it. */
export function holdsPath(entry: SidebarEntry, path: string): boolean {
  switch (entry.kind) {
    case 'link':
      return entry.href === path;
    case 'group':
      return entry.href === path || entry.items.some((item) => holdsPath(item, path));
    case 'divider':
    case 'header':
      return false;
    default:
      return entry satisfies never;
  }
}

/** Stable between pages of one section: entries have no ids, but no two of one list share kind and text. */
export function entryKey(entry: SidebarEntry, index: number): string {
  return entry.kind === 'divider' ? `divider-${index}` : `${entry.kind}-${entry.text}`;
}
