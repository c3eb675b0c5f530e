import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { routePathOf, withLocale } from '../paths/index.ts';
import type { Counterpart } from '../types.ts';
import type { IncludedFile, PageDraft } from './page-draft.ts';

interface FoundCounterpart {
  readonly counterpart: Counterpart;
  /** Files that were missing: once one of them is there, the page must be compiled again. */
  readonly looked: readonly IncludedFile[];
}

/** The twin of a page in the other language or, where there is none, the nearest folder page above it. */
export function counterpartOf(
  pagesRoot: string,
  { sourcePath, locale }: Pick<PageDraft, 'sourcePath' | 'locale'>,
): FoundCounterpart {
  const other = locale === 'en' ? 'zh' : 'en';
  const looked: IncludedFile[] = [];
  for (const candidate of candidates(sourcePath.replace(/^[^/]+/, other))) {
    const absolutePath = join(pagesRoot, candidate);
    if (existsSync(absolutePath)) {
      const counterpart = { routePath: routePathOf(candidate), isSamePage: looked.length === 0 };
      return { counterpart, looked };
    }
    looked.push({ absolutePath, text: null });
  }
  return { counterpart: { routePath: withLocale('/', other), isSamePage: false }, looked };
}

/** The source path itself, then the index page of each folder above it; the home page is always there. */
function* candidates(sourcePath: string): Iterable<string> {
  yield sourcePath;
  const folders = sourcePath.split('/').slice(0, -1);
  for (let depth = folders.length; depth > 1; depth--) {
    const index = `${folders.slice(0, depth).join('/')}/index.mdx`;
    if (index !== sourcePath) yield index;
  }
}
