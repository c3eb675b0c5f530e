import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchDocument } from '@docs/search-core';
import { causeOf } from '../read-file.ts';
import { htmlFiles, routePathOf } from './html-pages.ts';
import { readPage } from './read-page.ts';
import type { LeftOut, ReadPage } from './read-page.ts';

export interface SiteDocuments {
  /** By locale; the locale with the most pages first. */
  readonly byLocale: ReadonlyMap<string, readonly SearchDocument[]>;
  /** Numbers of pages that are not indexed, by reason. */
  readonly leftOut: ReadonlyMap<LeftOut | 'not marked', number>;
}

/** The error page of every generator; it answers nothing. */
const errorPage = /(^|\/)404(\.html|\/index\.html)$/;

/** Reads all HTML pages of a folder. `defaultLocale` is for pages without `lang`. */
export function siteDocuments(folder: string, outputFolder: string, defaultLocale: string): SiteDocuments {
  const pages = htmlFiles(folder, outputFolder)
    .filter((file) => !errorPage.test(file))
    .map((file) => readFile(folder, file));
  const isAnyMarked = pages.some((page) => page.kind === 'page' && page.isMarked);
  const byLocale = new Map<string, SearchDocument[]>();
  const leftOut = new Map<LeftOut | 'not marked', number>();
  const leave = (reason: LeftOut | 'not marked') => leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  for (const page of pages) {
    if (page.kind === 'left-out') leave(page.reason);
    else if (isAnyMarked && !page.isMarked) leave('not marked');
    else {
      const locale = localeOf(page.lang) ?? defaultLocale;
      const documents = byLocale.get(locale) ?? [];
      documents.push(page.document);
      byLocale.set(locale, documents);
    }
  }
  const largestFirst = [...byLocale].toSorted(([, a], [, b]) => b.length - a.length);
  return { byLocale: new Map(largestFirst), leftOut };
}

function readFile(folder: string, file: string): ReadPage {
  try {
    return readPage(readFileSync(join(folder, file), 'utf8'), routePathOf(file));
  } catch (reason) {
    throw new Error(`${file}: ${causeOf(reason)}`, { cause: reason });
  }
}

/** The shortest tag that means the same: `en-US` is `en`, `zh-CN` is `zh`, `zh-Hant` is `zh-TW`. Undefined for an invalid tag. */
function localeOf(lang: string): string | undefined {
  try {
    return new Intl.Locale(lang.trim()).minimize().toString();
  } catch {
    return undefined;
  }
}
