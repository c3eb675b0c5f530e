import { analyzerFor } from '../analysis/analyzers.ts';
import { decodeIndex } from '../codec/decode-index.ts';
import { encodedLength, encodeIndex } from '../codec/encode-index.ts';
import type { IndexFormatError } from '../codec/header.ts';
import { termCount } from '../dictionary/term-dictionary.ts';
import { withoutContent } from '../document/search-document.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { readRoutePath } from '../index/document-store.ts';
import { invertedIndexOf } from '../index/index-builder.ts';
import { documentCount, sectionCount } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { readSectionId } from '../index/section-anchor.ts';
import { success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { explanationOf } from '../ranking/explain.ts';
import type { Explanation } from '../ranking/explain.ts';
import type { SearchResponse } from '../results/search-result.ts';
import { limits } from './limits.ts';
import { boundedCount, createSearcher } from './searcher.ts';
import type { SearchOptions } from './searcher.ts';

export interface BuildOptions {
  /** Chooses the analyzer. @default 'en' */
  readonly locale?: string;
}

export interface IndexStatistics {
  readonly documents: number;
  /** Titles, headings and keywords. */
  readonly sections: number;
  readonly terms: number;
  /** Pairs of a term and a page that holds it. */
  readonly postings: number;
  /** Length of the encoded form. */
  readonly bytes: number;
}

export interface RankedPage {
  readonly routePath: string;
  /** Anchor of the best matching heading; null if that is the title or a keyword, or if none matches. */
  readonly sectionId: string | null;
  readonly score: number;
}

export interface SearchIndex {
  /** Never fails: a query without words has no pages. */
  search(query: string, options?: SearchOptions): SearchResponse;
  /** The order of `search` without rows, for benchmarks and programs. Nothing is cached. */
  rank(query: string, options?: { readonly limit?: number }): readonly RankedPage[];
  /** How the score of one page for a query is composed. */
  explain(query: string, routePath: string): Explanation;
  /** The same documents give the same bytes; throws for an index without contents. */
  toBytes(): Uint8Array<ArrayBuffer>;
  readonly summary: IndexStatistics;
}

export function buildIndex(documents: readonly SearchDocument[], options: BuildOptions = {}): SearchIndex {
  return searchIndexOver(invertedIndexOf(documents, analyzerFor(options.locale ?? 'en')));
}

/**
 * The bytes of an index of titles, headings and keywords alone: a quarter to two fifths of the first part of a whole
 * index. A page that fetches it first can answer while the other parts load.
 */
export function buildHeads(
  documents: readonly SearchDocument[],
  options: BuildOptions = {},
): Uint8Array<ArrayBuffer> {
  return buildIndex(documents.map(withoutContent), options).toBytes();
}

/**
 * Opens a whole index, or its first part (`splitIndex`), whose answers are incomplete. The index keeps views over
 * `bytes`: do not change or transfer them while it is in use.
 */
export function openIndex(bytes: Uint8Array): Outcome<SearchIndex, IndexFormatError> {
  const decoded = decodeIndex(bytes);
  return decoded.ok ? success(searchIndexOver(decoded.value)) : decoded;
}

function searchIndexOver(index: InvertedIndex): SearchIndex {
  const { search, findPages } = createSearcher(index);
  return {
    search,
    rank(query, options = {}) {
      const limit = boundedCount(options.limit, 0, limits.pages);
      return findPages(query, limit).pages.map(({ docId, section, score: value }) => ({
        routePath: readRoutePath(index.store, docId),
        sectionId: readSectionId(index, docId, section - (index.sectionStarts[docId] ?? 0)),
        score: value,
      }));
    },
    explain(query, routePath) {
      const { query: parsed, clauses, pages } = findPages(query, documentCount(index));
      const scored = pages.find(({ docId }) => readRoutePath(index.store, docId) === routePath);
      return explanationOf(parsed, routePath, clauses, scored);
    },
    toBytes: () => encodeIndex(index),
    get summary() {
      return {
        documents: documentCount(index),
        sections: sectionCount(index),
        terms: termCount(index.dictionary),
        postings: index.postingCount,
        bytes: encodedLength(index),
      };
    },
  };
}
