import type { PageKey, SidebarSource } from '../../site/index.ts';
import { sidebarPages } from '../site-data/sidebar-pages.ts';
import type { CompiledPage } from '../mdx/page-draft.ts';
import { nearest } from '../problems/nearest.ts';
import type { Problem, ProblemPlace } from '../problems/problem.ts';

/** Source position of the nth occurrence (from 0) of an entry in a sidebar. */
export type SidebarLocator = (section: string, key: PageKey, occurrence: number) => ProblemPlace;

/** Every sidebar entry must be an existing page, listed once; every listed page of a section must be in a sidebar. */
export function checkSidebars(
  pages: readonly CompiledPage[],
  sidebars: readonly SidebarSource[],
  locate: SidebarLocator,
): readonly Problem[] {
  const keys = new Set(pages.map(pageKey));
  const seen = new Set<PageKey>();
  const problems: Problem[] = [];
  for (const { section, items } of sidebars) {
    const inSection = new Map<PageKey, number>();
    for (const key of sidebarPages(items)) {
      const occurrence = inSection.get(key) ?? 0;
      inSection.set(key, occurrence + 1);
      const place = locate(section, key, occurrence);
      if (!keys.has(key)) {
        const near = nearest(key, [...keys]);
        problems.push({
          ...place,
          what: `The sidebar entry "${key}" has no page`,
          todo: near === null ? `Add pages/en/${key}.mdx, or remove the entry.` : `Did you mean "${near}"?`,
        });
      } else if (seen.has(key)) {
        problems.push({
          ...place,
          what: `The sidebar entry "${key}" is listed twice`,
          todo: 'Remove one of the two.',
        });
      }
      seen.add(key);
    }
  }
  for (const page of pages) {
    const frontmatter = page.facts?.frontmatter;
    if (seen.has(pageKey(page)) || frontmatter?.pageType === 'home' || frontmatter?.unlisted) continue;
    // Pages at the root have no section.
    if (!pageKey(page).includes('/')) continue;
    // The page must be renamed first, which is reported elsewhere.
    if (pageKey(page).includes('.')) continue;
    problems.push({
      file: `pages/${page.sourcePath}`,
      line: 1,
      column: 1,
      what: 'The page is in no sidebar',
      todo: `Add '${pageKey(page)}' to site/sidebars/${pageKey(page).split('/')[0] ?? ''}.ts.`,
    });
  }
  return problems;
}

function pageKey(page: CompiledPage): PageKey {
  return page.sourcePath.replace(/^[^/]+\//, '').replace(/\.mdx$/, '');
}

/** Finds entries by their quoted key in the section's source file. */
export function sidebarLocator(readSection: (section: string) => string): SidebarLocator {
  return (section, key, occurrence) => {
    const file = `site/sidebars/${section}.ts`;
    const text = readSection(section);
    const at = [...text.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].filter((match) => match[2] === key)[occurrence];
    const before = text.slice(0, at?.index ?? 0).split('\n');
    return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
}
