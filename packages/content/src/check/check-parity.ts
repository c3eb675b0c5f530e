import type { CompiledPage } from '../mdx/page-draft.ts';
import type { Problem } from '../problems/problem.ts';
import type { Locale } from '../types.ts';

/** Every page must exist in every locale, at the same path below the locale's folder. */
export function checkParity(pages: readonly CompiledPage[], locales: readonly Locale[]): readonly Problem[] {
  const sourcePaths = new Set(pages.map((page) => page.sourcePath));
  return pages.flatMap((page) =>
    locales
      .map((locale) => page.sourcePath.replace(/^[^/]+/, locale))
      .filter((counterpart) => !sourcePaths.has(counterpart))
      .map((counterpart) => ({
        file: `pages/${page.sourcePath}`,
        line: 1,
        column: 1,
        what: 'The page has no counterpart in the other language',
        todo: `Add pages/${counterpart}.`,
      })),
  );
}
