import type { SidebarEntry as ContentEntry } from '@docs/content/types';
import type { SidebarEntry } from '@docs/ui';

/** Whether the page is the entry's own or anywhere below it. */
const containsPage = (entry: ContentEntry, routePath: string): boolean =>
  (entry.kind === 'link' && entry.routePath === routePath) ||
  (entry.kind === 'group' &&
    (entry.routePath === routePath || entry.items.some((item) => containsPage(item, routePath))));

/** The sidebar of the content as the one of the UI. */
export const sidebarModel = (entries: readonly ContentEntry[], routePath: string): readonly SidebarEntry[] =>
  entries.map((entry): SidebarEntry => {
    switch (entry.kind) {
      case 'link': {
        const { routePath: href, ...link } = entry;
        return { ...link, href };
      }
      case 'group': {
        const { routePath: href, items, ...group } = entry;
        return {
          ...group,
          ...(href === undefined ? {} : { href }),
          containsPage: containsPage(entry, routePath),
          items: sidebarModel(items, routePath),
        };
      }
      case 'divider':
      case 'header':
        return entry;
    }
  });

export interface SidebarLink {
  readonly text: string;
  readonly routePath: string;
}

/** Depth first; a group with a page of its own stands before its items. */
export const sidebarLinks = (entries: readonly ContentEntry[]): readonly SidebarLink[] =>
  entries.flatMap((entry) => {
    switch (entry.kind) {
      case 'link':
        return [{ text: entry.text, routePath: entry.routePath }];
      case 'group':
        return [
          ...(entry.routePath === undefined ? [] : [{ text: entry.text, routePath: entry.routePath }]),
          ...sidebarLinks(entry.items),
        ];
      case 'divider':
      case 'header':
        return [];
    }
  });

/** Neighbours of a page within its section; none for a page that its sidebar does not list. */
export function neighboursOf(
  entries: readonly ContentEntry[],
  routePath: string,
): { readonly previous: SidebarLink | null; readonly next: SidebarLink | null } {
  const links = sidebarLinks(entries);
  const at = links.findIndex((link) => link.routePath === routePath);
  if (at === -1) return { previous: null, next: null };
  return { previous: links[at - 1] ?? null, next: links[at + 1] ?? null };
}

/** Texts of the groups around a page, outermost first: the middle of its breadcrumbs. */
export function groupsAround(entries: readonly ContentEntry[], routePath: string): readonly string[] {
  for (const entry of entries) {
    if (entry.kind === 'group' && containsPage(entry, routePath)) {
      return [entry.text, ...groupsAround(entry.items, routePath)];
    }
  }
  return [];
}
