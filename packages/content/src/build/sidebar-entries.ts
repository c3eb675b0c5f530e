import type { PageKey, SidebarItem, UiStrings } from '../../site/index.ts';
import { routePathOf } from '../paths/index.ts';
import type { Locale, PageFacts, SidebarEntry } from '../types.ts';

/** Finds a page in one locale; null if it does not exist, which `checkSidebars` reports. */
export type PageFinder = (key: PageKey) => PageFacts | null;

export function pageFinder(pages: Iterable<PageFacts>, locale: Locale): PageFinder {
  const byRoute = new Map([...pages].map((page) => [page.routePath, page]));
  return (key) => byRoute.get(routePathOf(`${locale}/${key}`)) ?? null;
}

/** Resolves a sidebar for one locale. Entries without a page are left out. */
export function sidebarEntries(
  items: readonly SidebarItem[],
  find: PageFinder,
  strings: UiStrings,
): readonly SidebarEntry[] {
  return items.flatMap((item): readonly SidebarEntry[] => {
    if (typeof item === 'string') {
      const page = find(item);
      return page === null ? [] : [{ kind: 'link', text: sidebarText(page), routePath: page.routePath }];
    }
    switch (item.kind) {
      case 'divider':
        return [item];
      case 'header':
        return [{ kind: 'header', text: strings[item.text] }];
      case 'group': {
        const groupPage = item.page === undefined ? null : find(item.page);
        return [
          {
            kind: 'group',
            text: strings[item.text],
            ...(groupPage === null ? {} : { routePath: groupPage.routePath }),
            collapsible: item.collapsible ?? true,
            collapsed: item.collapsed ?? false,
            ...(item.tag === undefined ? {} : { tag: item.tag }),
            items: sidebarEntries(item.items, find, strings),
          },
        ];
      }
    }
  });
}

function sidebarText(page: PageFacts): string {
  return page.frontmatter.sidebarTitle ?? page.frontmatter.title;
}
