import { besideRoute, sectionOf, splitRoutePath } from '@docs/content/paths';
import { nav } from '@docs/content/site';
import type { PageFacts, SidebarEntry as ContentEntry } from '@docs/content/types';
import type { SidebarEntry } from '@docs/ui';
import { messagesOf } from '../data/messages.ts';

/** Whether the page belongs to the entry or one of its descendants. */
const containsPage = (entry: ContentEntry, routePath: string): boolean =>
  (entry.kind === 'link' && entry.routePath === routePath) ||
  (entry.kind === 'group' &&
    (entry.routePath === routePath || entry.items.some((item) => containsPage(item, routePath))));

/** Props of the sidebar. */
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

/** The links depth first; the page of a group comes before its items. */
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

/** The previous and next page in the sidebar; null for both if it does not list the page. */
export function neighboursOf(
  entries: readonly ContentEntry[],
  routePath: string,
): { readonly previous: SidebarLink | null; readonly next: SidebarLink | null } {
  const links = sidebarLinks(entries);
  const at = links.findIndex((link) => link.routePath === routePath);
  if (at === -1) return { previous: null, next: null };
  return { previous: links[at - 1] ?? null, next: links[at + 1] ?? null };
}

/** Texts of the groups that contain a page, outermost first. */
export function groupsAround(entries: readonly ContentEntry[], routePath: string): readonly string[] {
  for (const entry of entries) {
    if (entry.kind === 'group' && containsPage(entry, routePath)) {
      return [entry.text, ...groupsAround(entry.items, routePath)];
    }
  }
  return [];
}

export interface Breadcrumb {
  readonly text: string;
  /** Missing for groups and the page itself. */
  readonly href?: string;
}

function sectionCrumb({ locale, routePath, frontmatter }: PageFacts): readonly Breadcrumb[] {
  const section = nav.find(({ activeMatch }) => activeMatch === `/${sectionOf(routePath)}/`);
  if (section?.link === undefined) return [];
  const text = messagesOf(locale)[section.text];
  if (splitRoutePath(routePath).path !== section.link)
    return [{ text, href: besideRoute(routePath, section.link) }];
  return text === frontmatter.title ? [] : [{ text }];
}

/** Section, sidebar groups, page. The section is omitted if its name equals the title of the page. */
export const breadcrumbsOf = (facts: PageFacts, sidebar: readonly ContentEntry[]): readonly Breadcrumb[] => [
  ...sectionCrumb(facts),
  ...groupsAround(sidebar, facts.routePath).map((text) => ({ text })),
  { text: facts.frontmatter.title },
];
