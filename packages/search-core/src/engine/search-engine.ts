import { wordAndBigramAnalyzer } from '../analysis/analyzer.ts';
import { analyzerById, analyzerFor } from '../analysis/analyzers.ts';
import { decodeIndex } from '../codec/decode-index.ts';
import { encodedLength, encodeIndex } from '../codec/encode-index.ts';
import type { IndexFormatError } from '../codec/header.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { contentBytes, readDocument, readRoutePath, readSectionId } from '../index/document-store.ts';
import { IndexBuilder } from '../index/index-builder.ts';
import { documentCount, sectionCount } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { explanationOf } from '../ranking/explain.ts';
import type { Explanation } from '../ranking/explain.ts';
import { expandDocument } from '../results/expand-document.ts';
import { createTextMatcher } from '../results/match-text.ts';
import { pageTextOf, unitsOfPage } from '../results/page-text.ts';
import type { PageText } from '../results/page-text.ts';
import { rememberWords } from '../results/remembered-words.ts';
import type { SearchResponse } from '../results/search-result.ts';
import { createPageFinder } from './best-pages.ts';
import { limits } from './limits.ts';
import { LruCache } from './lru-cache.ts';

export interface BuildOptions {
  /** Chooses the analyzer. @default 'en' */
  readonly locale?: string;
}

export interface SearchOptions {
  /** Pages at most. @default 7 */
  readonly limit?: number;
  /** Rows of one page at most, from 1. @default 4 */
  readonly maxRowsPerPage?: number;
}

export interface IndexStatistics {
  readonly documents: number;
  /** Titles and headings. */
  readonly sections: number;
  readonly terms: number;
  /** Pairs of a term and a page that holds it. */
  readonly postings: number;
  /** Length of the encoded form. */
  readonly bytes: number;
}

export interface RankedPage {
  readonly routePath: string;
  /** The heading that answers best; null where the title does, or none. */
  readonly sectionId: string | null;
  readonly score: number;
}

export interface SearchIndex {
  /** Never fails: a query without words has no pages. */
  search(query: string, options?: SearchOptions): SearchResponse;
  /** The order of `search` without rows: what a benchmark or a program needs. Nothing is cached. */
  rank(query: string, options?: { readonly limit?: number }): readonly RankedPage[];
  /** How one page came by its score for a query. */
  explain(query: string, routePath: string): Explanation;
  /** The same documents give the same bytes. */
  toBytes(): Uint8Array<ArrayBuffer>;
  readonly summary: IndexStatistics;
}

export function buildIndex(documents: readonly SearchDocument[], options: BuildOptions = {}): SearchIndex {
  const builder = new IndexBuilder(analyzerFor(options.locale ?? 'en'));
  for (const document of documents) builder.add(document);
  return searchIndexOver(builder.build());
}

/** The index keeps views over `bytes`: do not change or transfer them while it is in use. */
export function openIndex(bytes: Uint8Array): Outcome<SearchIndex, IndexFormatError> {
  const decoded = decodeIndex(bytes);
  return decoded.ok ? success(searchIndexOver(decoded.value)) : decoded;
}

function searchIndexOver(index: InvertedIndex): SearchIndex {
  const answers = new LruCache<string, SearchResponse>(limits.cachedQueries);
  const shownPages = new LruCache<number, PageText>(limits.cachedPageUnits, unitsOfPage);
  // Both makers of an index have looked the id up already.
  const analyzer = analyzerById(index.analyzerId) ?? wordAndBigramAnalyzer;
  const words = rememberWords(analyzer);
  const findPages = createPageFinder(index, analyzer);

  const pageText = (page: number): PageText => {
    const known = shownPages.get(page);
    if (known !== undefined) return known;
    const text = pageTextOf(readDocument(index.store, page), contentBytes(index.store, page));
    shownPages.set(page, text);
    return text;
  };

  return {
    search(query, options = {}) {
      const limit = boundedCount(options.limit, 0, limits.pages);
      const maxRows = boundedCount(options.maxRowsPerPage, 1, limits.rowsPerPage);
      const key = `${limit} ${maxRows} ${query}`;
      const cached = answers.get(key);
      if (cached !== undefined) return cached;
      const best = findPages(query, limit);
      const matcher = createTextMatcher(best.clauses, words);
      const pages = best.pages.map(({ page }) =>
        expandDocument(pageText(page), matcher, {
          query,
          maxRows,
          maxStatementWidth: limits.excerptWidth,
        }),
      );
      const response = { query, pages, rowCount: pages.reduce((sum, { rows }) => sum + rows.length, 0) };
      answers.set(key, response);
      return response;
    },
    rank(query, options = {}) {
      const limit = boundedCount(options.limit, 0, limits.pages);
      return findPages(query, limit).pages.map(({ page, section, score: value }) => ({
        routePath: readRoutePath(index.store, page),
        sectionId: readSectionId(index.store, page, section - (index.pageStarts[page] ?? 0)),
        score: value,
      }));
    },
    explain(query, routePath) {
      const { query: parsed, clauses, pages } = findPages(query, documentCount(index));
      const scored = pages.find(({ page }) => readRoutePath(index.store, page) === routePath);
      return explanationOf(parsed, routePath, clauses, scored);
    },
    toBytes: () => encodeIndex(index),
    summary: {
      documents: documentCount(index),
      sections: sectionCount(index),
      terms: index.dictionary.termCount,
      postings: index.postingCount,
      bytes: encodedLength(index),
    },
  };
}

function boundedCount(asked: number | undefined, least: number, usual: number): number {
  if (asked === undefined || Number.isNaN(asked)) return usual;
  return Math.max(least, Math.floor(asked));
}
