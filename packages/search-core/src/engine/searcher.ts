import { wordAndBigramAnalyzer } from '../analysis/analyzer.ts';
import { analyzerById } from '../analysis/analyzers.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { detached } from '../text/detached.ts';
import { createSurfaceLookup } from '../index/surface-lookup.ts';
import { hasContents } from '../index/text-store.ts';
import { createClauseBits } from '../results/clause-bits.ts';
import { expandDocument } from '../results/expand-document.ts';
import type { SearchResponse } from '../results/search-result.ts';
import { createPageFinder } from './best-pages.ts';
import type { BestPages } from './best-pages.ts';
import { limits } from './limits.ts';
import { LruCache } from './lru-cache.ts';

export interface SearchOptions {
  /** Maximum number of pages. @default 7 */
  readonly limit?: number;
  /** Maximum number of rows of one page, from 1. @default 4 */
  readonly maxRowsPerPage?: number;
}

/** Answers queries; all that a worker needs of an index. */
export interface Searcher {
  /** Never fails: a query without words has no pages. */
  readonly search: (query: string, options?: SearchOptions) => SearchResponse;
  /** The pages of an answer without their rows. Nothing is cached. */
  readonly findPages: (query: string, limit: number) => BestPages;
}

export function createSearcher(index: InvertedIndex): Searcher {
  const answers = new LruCache<string, SearchResponse>(limits.cachedQueries);
  // `buildIndex` and `decodeIndex` have checked the id already.
  const analyzer = analyzerById(index.analyzerId) ?? wordAndBigramAnalyzer;
  let bitsOf: ReturnType<typeof createClauseBits> | undefined;
  const surfaceLookup = createSurfaceLookup(index.text);
  const isComplete = hasContents(index.text);
  const findPages = createPageFinder(index, analyzer, surfaceLookup);

  return {
    findPages,
    search(text, options = {}) {
      const limit = boundedCount(options.limit, 0, limits.pages);
      const maxRows = boundedCount(options.maxRowsPerPage, 1, limits.rowsPerPage);
      const query = readPartOf(text);
      const key = `${limit} ${maxRows} ${query}`;
      const cached = answers.get(key);
      if (cached !== undefined) return cached;
      const best = findPages(query, limit);
      const bits = (bitsOf ??= createClauseBits(index, surfaceLookup))(best.clauses);
      const pages = best.pages.map(({ docId }) =>
        expandDocument(index, surfaceLookup, analyzer, docId, bits, {
          maxRows,
          maxStatementWidth: limits.excerptWidth,
        }),
      );
      const rowCount = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      const response = { query, pages, rowCount, isComplete };
      answers.set(key, response);
      return response;
    },
  };
}

/** The first `limits.queryLength` code units. */
export function readPartOf(text: string): string {
  return text.length <= limits.queryLength ? text : detached(text.slice(0, limits.queryLength));
}

export function boundedCount(asked: number | undefined, least: number, usual: number): number {
  if (asked === undefined || Number.isNaN(asked)) return usual;
  return Math.max(least, Math.floor(asked));
}
