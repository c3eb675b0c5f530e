import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { causeOf } from '../read-file.ts';
import { DocumentSpool } from './document-spool.ts';
import { htmlFiles, routePathOf } from './html-pages.ts';
import { readPage } from './read-page.ts';
import type { LeftOut, ReadPage } from './read-page.ts';

export interface SiteDocuments {
  /** By locale; the locale with the most pages first. */
  readonly byLocale: ReadonlyMap<string, DocumentSpool>;
  /** Numbers of pages that are not indexed, by reason. */
  readonly leftOut: ReadonlyMap<LeftOut | 'not marked', number>;
  /** Deletes the temporary files of `byLocale`. */
  readonly close: () => void;
}

/** The error page of every generator; it answers nothing. */
const errorPage = /(^|\/)404(\.html|\/index\.html)$/;

/** Reads all HTML pages of a folder. `defaultLocale` is for pages without `lang`. */
export function siteDocuments(folder: string, outputFolder: string, defaultLocale: string): SiteDocuments {
  const spools = { marked: new Map<string, DocumentSpool>(), unmarked: new Map<string, DocumentSpool>() };
  const leftOut = new Map<LeftOut | 'not marked', number>();
  const close = () => {
    for (const spool of [...spools.marked.values(), ...spools.unmarked.values()]) spool.close();
  };
  try {
    for (const file of htmlFiles(folder, outputFolder)) {
      if (errorPage.test(file)) continue;
      const page = readFile(folder, file);
      if (page.kind === 'left-out') {
        leftOut.set(page.reason, (leftOut.get(page.reason) ?? 0) + 1);
        continue;
      }
      const byLocale = page.isMarked ? spools.marked : spools.unmarked;
      const locale = localeOf(page.lang) ?? defaultLocale;
      const spool = byLocale.get(locale) ?? new DocumentSpool();
      byLocale.set(locale, spool);
      spool.add(page.document);
    }
  } catch (reason) {
    close();
    throw reason;
  }
  const isAnyMarked = spools.marked.size > 0;
  const notMarked = [...spools.unmarked.values()].reduce((sum, { count }) => sum + count, 0);
  if (isAnyMarked && notMarked > 0) leftOut.set('not marked', notMarked);
  const indexed = isAnyMarked ? spools.marked : spools.unmarked;
  const largestFirst = [...indexed].toSorted(([, a], [, b]) => b.count - a.count);
  return { byLocale: new Map(largestFirst), leftOut, close };
}

function readFile(folder: string, file: string): ReadPage {
  try {
    return readPage(readFileSync(join(folder, file), 'utf8'), routePathOf(file));
  } catch (reason) {
    // The stack of the recursion through elements: some thousands of them, where they are never closed.
    if (reason instanceof RangeError) return { kind: 'left-out', reason: 'too deep' };
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
