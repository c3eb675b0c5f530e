import { wordAndBigramAnalyzer } from '../analysis/analyzer.ts';
import { analyzerById, analyzerFor } from '../analysis/analyzers.ts';
import { decodeIndex } from '../codec/decode-index.ts';
import { encodedLength, encodeIndex } from '../codec/encode-index.ts';
import type { IndexFormatError } from '../codec/header.ts';
import { termCount } from '../dictionary/term-dictionary.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { readDocument } from '../index/document-store.ts';
import { IndexBuilder } from '../index/index-builder.ts';
import { documentCount } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { parseQuery } from '../query/parse-query.ts';
import { scoreDocuments } from '../ranking/score-documents.ts';
import { topK } from '../ranking/top-k.ts';
import { expandDocument } from '../results/expand-document.ts';
import { createTextMatcher } from '../results/match-text.ts';
import type { SearchResponse } from '../results/search-result.ts';
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
  /** Headings of all documents. */
  readonly sections: number;
  readonly terms: number;
  /** Pairs of a term and a document that holds it. */
  readonly postings: number;
  /** Length of the encoded form. */
  readonly bytes: number;
}

export interface SearchIndex {
  /** Never fails: a query without words has no pages. */
  search(query: string, options?: SearchOptions): SearchResponse;
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
  const cache = new LruCache<SearchResponse>(limits.cachedQueries);
  return {
    search(query, options = {}) {
      const limit = boundedCount(options.limit, 0, limits.pages);
      const maxRows = boundedCount(options.maxRowsPerPage, 1, limits.rowsPerPage);
      const key = `${limit} ${maxRows} ${query}`;
      const cached = cache.get(key);
      if (cached !== undefined) return cached;
      const response = answer(index, query, limit, maxRows);
      cache.set(key, response);
      return response;
    },
    toBytes: () => encodeIndex(index),
    summary: {
      documents: documentCount(index),
      sections: index.store.tocStarts.at(-1) ?? 0,
      terms: termCount(index.dictionary),
      postings: index.postingCount,
      bytes: encodedLength(index),
    },
  };
}

function answer(index: InvertedIndex, text: string, limit: number, maxRows: number): SearchResponse {
  // Both makers of an index have looked the id up already.
  const analyzer = analyzerById(index.analyzerId) ?? wordAndBigramAnalyzer;
  const query = parseQuery(text.slice(0, limits.queryLength), analyzer);
  const matchText = createTextMatcher(query, analyzer);
  const pages = topK(scoreDocuments(index, query), limit).map(({ docId }) =>
    expandDocument(readDocument(index.store, docId), matchText, {
      query: text,
      maxRows,
      maxStatementWidth: limits.excerptWidth,
    }),
  );
  return { query: text, pages, rowCount: pages.reduce((sum, { rows }) => sum + rows.length, 0) };
}

function boundedCount(asked: number | undefined, least: number, usual: number): number {
  if (asked === undefined || Number.isNaN(asked)) return usual;
  return Math.max(least, Math.floor(asked));
}
