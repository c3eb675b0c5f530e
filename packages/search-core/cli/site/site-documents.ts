import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { causeOf } from '../read-file.ts';
import { decodeHtml, withEndTags } from './decode-html.ts';
import { DocumentSpool } from './document-spool.ts';
import { htmlFiles, routePathOf } from './html-pages.ts';
import { shortestTag } from './language-tag.ts';
import { readPage } from './read-page.ts';
import type { LeftOut, ReadPage } from './read-page.ts';

/** Why the page of a file is not indexed. */
export type Reason =
  | LeftOut
  | 'error page'
  | 'not marked'
  | 'too deep'
  | 'too large'
  | 'unknown encoding'
  | `cannot be read: ${string}`;

type ReadFile = Extract<ReadPage, { kind: 'page' }> | { readonly kind: 'left-out'; readonly reason: Reason };

export interface SiteDocuments {
  /** By locale; the locale with the most pages first. */
  readonly byLocale: ReadonlyMap<string, DocumentSpool>;
  /** Number of pages that are not indexed, by reason. */
  readonly leftOut: ReadonlyMap<Reason, number>;
  /** Deletes the temporary files of `byLocale`. */
  readonly close: () => void;
}

/** `404.html`, `404/index.html`, or one of them in the folder of a language, such as `zh` and `pt-BR`. */
const errorPage = /^([a-z]{2}([-_][a-z]{2,4})*\/)?404(\.html|\/index\.html)$/i;

/** In bytes. A page of this size takes more than 1 GB of memory. */
const maxPage = 32_000_000;

/** Reads all HTML pages of a folder. `defaultLocale`, a shortest tag, is for pages without `lang`. */
export function siteDocuments(folder: string, outputFolder: string, defaultLocale: string): SiteDocuments {
  const spools = { marked: new Map<string, DocumentSpool>(), unmarked: new Map<string, DocumentSpool>() };
  const leftOut = new Map<Reason, number>();
  const close = () => {
    for (const spool of [...spools.marked.values(), ...spools.unmarked.values()]) spool.close();
  };
  try {
    for (const file of htmlFiles(folder, outputFolder)) {
      const page = readFile(folder, file);
      if (page.kind === 'left-out') {
        leftOut.set(page.reason, (leftOut.get(page.reason) ?? 0) + 1);
        continue;
      }
      const byLocale = page.isMarked ? spools.marked : spools.unmarked;
      const locale = shortestTag(page.lang) ?? defaultLocale;
      const spool = byLocale.get(locale) ?? new DocumentSpool();
      byLocale.set(locale, spool);
      spool.add(page.document, page.pageTitle);
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

function readFile(folder: string, file: string): ReadFile {
  const leaveOut = (reason: Reason): ReadFile => ({ kind: 'left-out', reason });
  if (errorPage.test(file)) return leaveOut('error page');
  try {
    const path = join(folder, file);
    if (statSync(path).size > maxPage) return leaveOut('too large');
    const html = decodeHtml(readFileSync(path));
    if (html === undefined) return leaveOut('unknown encoding');
    return readPage(file.toLowerCase().endsWith('.xhtml') ? withEndTags(html) : html, routePathOf(file));
  } catch (reason) {
    // Overflow of the stack in the recursion through elements: several thousand nested ones, if they are never closed.
    return leaveOut(reason instanceof RangeError ? 'too deep' : `cannot be read: ${causeOf(reason)}`);
  }
}
