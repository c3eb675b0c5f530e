import type { CompiledPage, PageLink } from '../mdx/page-draft.ts';
import { createRouteLookup, localeOf, withoutLocale } from '../paths/index.ts';
import { nearest } from '../problems/nearest.ts';
import type { Problem } from '../problems/problem.ts';

/**
 * Every internal link and image must lead to an existing page or file, and a hash to an id on that page.
 * @param files URL paths: `/og.png`
 */
export function checkLinks(pages: readonly CompiledPage[], files: readonly string[]): readonly Problem[] {
  const byRoute = new Map(pages.map((page) => [page.routePath, page]));
  const lookup = createRouteLookup(byRoute.keys());
  const known = new Set(files);

  return pages.flatMap((page) => page.links.flatMap((link) => problemOf(link)));

  function problemOf(link: PageLink): readonly Problem[] {
    const { target, file, line, column } = link;
    const problem = (what: string, todo: string): readonly Problem[] => [{ file, line, column, what, todo }];
    if (target.kind === 'file') {
      if (known.has(target.path)) return [];
      const candidates = [...files, ...[...byRoute.keys()].map((route) => withoutLocale(route))];
      // Without extensions, which would make unlike names near.
      const near = nearest(stemOf(target.path), candidates.map(stemOf));
      const found = candidates.find((candidate) => stemOf(candidate) === near);
      return problem(
        `The file "${link.href}" does not exist`,
        found === undefined
          ? `Put it into ${folder}.`
          : `Did you mean ${found}? Otherwise put it into ${folder}.`,
      );
    }
    const page = byRoute.get(target.routePath);
    if (!page) {
      const spelling = lookup.find(target.routePath);
      if (spelling !== null) {
        return problem(
          `The link "${link.href}" does not match the path of the page exactly`,
          `Write ${withoutLocale(spelling)}.`,
        );
      }
      return problem(
        `The link "${link.href}" does not lead to a page`,
        suggestion(target.routePath, [...byRoute.keys()]) ?? 'Correct the path, or add the page.',
      );
    }
    // Without facts the page has invalid frontmatter or did not parse, which is reported elsewhere.
    if (target.id === null || page.ids.includes(target.id) || page.facts === null) return [];
    const ids = page.ids.length === 0 ? 'It has none.' : `Its ids are ${page.ids.join(', ')}.`;
    return problem(
      `The link "${link.href}" does not lead to a heading: pages/${page.sourcePath} has no id "${target.id}"`,
      ids,
    );
  }
}

const folder = 'packages/content/public/';

const stemOf = (path: string): string => path.replace(/\.[^./]*$/, '');

function suggestion(routePath: string, routePaths: readonly string[]): string | null {
  const locale = localeOf(routePath);
  const near = nearest(
    routePath,
    routePaths.filter((candidate) => localeOf(candidate) === locale),
  );
  return near === null ? null : `Did you mean ${withoutLocale(near)}?`;
}
