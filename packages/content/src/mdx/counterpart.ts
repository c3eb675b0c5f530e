import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { routePathOf, withLocale } from '../paths/index.ts';
import type { Counterpart } from '../types.ts';
import type { IncludedFile, PageDraft } from './page-draft.ts';

interface FoundCounterpart {
  readonly counterpart: Counterpart;
  /** Missing files that were tried first; creating one of them invalidates the page. */
  readonly missing: readonly IncludedFile[];
}

/** The page in the other locale, or else the nearest index page above it. */
export function counterpartOf(
  pagesRoot: string,
  { sourcePath, locale }: Pick<PageDraft, 'sourcePath' | 'locale'>,
): FoundCounterpart {
  const other = locale === 'en' ? 'zh' : 'en';
  const missing: IncludedFile[] = [];
  for (const candidate of candidates(sourcePath.replace(/^[^/]+/, other))) {
    const absolutePath = join(pagesRoot, candidate);
    if (existsSync(absolutePath)) {
      const counterpart = { routePath: routePathOf(candidate), isSamePage: missing.length === 0 };
      return { counterpart, missing };
    }
    missing.push({ absolutePath, text: null });
  }
  return { counterpart: { routePath: withLocale('/', other), isSamePage: false }, missing };
}

/** The source path itself, then the index pages of the folders above it, without the home page. */
function* candidates(sourcePath: string): Iterable<string> {
  yield sourcePath;
  const folders = sourcePath.split('/').slice(0, -1);
  for (let depth = folders.length; depth > 1; depth--) {
    const index = `${folders.slice(0, depth).join('/')}/index.mdx`;
    if (index !== sourcePath) yield index;
  }
}
