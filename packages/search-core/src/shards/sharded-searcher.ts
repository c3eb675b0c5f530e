/**
 * shards/: an index in files, of which a query loads a few: the manifest once, then the shards with its words, then the
 * blocks with its pages. The words of a query form a small index, which is ranked like a whole one; a page that is
 * shown is indexed alone, so its rows are built like those of a whole index. Imports the engine.
 */
import { analyzerById } from '../analysis/analyzers.ts';
import { wordAndBigramAnalyzer } from '../analysis/analyzer.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { rankOnce } from '../engine/best-pages.ts';
import { limits } from '../engine/limits.ts';
import { LruCache } from '../engine/lru-cache.ts';
import { boundedCount, readPartOf } from '../engine/searcher.ts';
import type { SearchOptions } from '../engine/searcher.ts';
import { entriesOf } from '../index/document-store.ts';
import { invertedIndexOf } from '../index/index-builder.ts';
import type { InvertedIndex, RankingIndex } from '../index/inverted-index.ts';
import { createSurfaceLookup } from '../index/surface-lookup.ts';
import type { SurfaceLookup } from '../index/surface-lookup.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/parse-query.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { ScoreAccumulator } from '../ranking/score-accumulator.ts';
import type { ScoredDocument } from '../ranking/score.ts';
import { createPhraseFinder } from '../reranking/phrase-finder.ts';
import {
  byExactHeadings,
  byPhrase,
  nameCandidates,
  phraseValue,
  rerankedDocuments,
} from '../reranking/rerank.ts';
import { createClauseBits } from '../results/clause-bits.ts';
import type { ClauseBits } from '../results/clause-bits.ts';
import { clausesInPage } from '../results/clauses-in-page.ts';
import { expandDocument } from '../results/expand-document.ts';
import type { PageResults, SearchResponse } from '../results/search-result.ts';
import type { AbortSignalLike } from './abort-signal.ts';
import { isWide } from './beginnings.ts';
import { createPageLoader, maxRequests } from './page-loader.ts';
import { maxPages } from './shard-manifest.ts';
import type { ShardManifest } from './shard-manifest.ts';
import { createTermLoader } from './term-loader.ts';
import type { ShardFiles } from './term-loader.ts';

/**
 * Size of the cache of indexed pages, in characters. They are about 100 kB each: the 20 of an answer, or fewer long
 * ones.
 */
const keptCharacters = 1_000_000;
const sizeOfPage = ({ content }: SearchDocument): number => Math.max(content.length, keptCharacters / 20);

export interface ShardedSearcher {
  /**
   * Leaves out what cannot be loaded; undefined if nothing else is found. The answer is not complete before the texts
   * of the pages are loaded; until then the last pages may be missing. A newer search aborts older ones, which return
   * undefined.
   */
  readonly search: (query: string, options?: SearchOptions) => Promise<SearchResponse | undefined>;
  /** Waits for the texts of the pages of the newest answer; false if one cannot be loaded. */
  readonly complete: () => Promise<boolean>;
}

/** The index of one page, and data derived from it once. */
interface OpenPage {
  readonly index: InvertedIndex;
  readonly lookup: SurfaceLookup;
  readonly bitsOf: (clauses: readonly ResolvedClause[]) => ClauseBits;
}

interface RankedPages {
  readonly clauses: readonly ResolvedClause[];
  readonly index: RankingIndex;
  readonly pages: readonly number[];
  /** Blocks of heads that were requested. */
  readonly asked: ReadonlySet<number>;
  /** Whether these and all shards of the words were loaded. */
  readonly isWhole: boolean;
}

export function createShardedSearcher(manifest: ShardManifest, files: ShardFiles): ShardedSearcher {
  const analyzer = analyzerById(manifest.analyzerId) ?? wordAndBigramAnalyzer;
  const answers = new LruCache<string, SearchResponse>(limits.cachedQueries);
  const pageLoader = createPageLoader(manifest, files);
  const { headOf, textOf } = pageLoader;
  const documentOf = (docId: number) => textOf(docId) ?? headOf(docId);
  const openPages = new LruCache<SearchDocument, OpenPage>(keptCharacters, sizeOfPage);
  /** Number of requests for terms so far. */
  let sent = 0;
  const loadTerms = createTermLoader(manifest, {
    ...files,
    terms: (place, signal) => {
      sent += 1;
      return files.terms(place, signal);
    },
  });
  let completion: Promise<boolean> = Promise.resolve(true);
  /** Controllers of searches whose requests may be pending, the newest last. */
  let running: readonly AbortController[] = [];

  const opened = (document: SearchDocument): OpenPage => {
    const known = openPages.get(document);
    if (known !== undefined) return known;
    const index = invertedIndexOf([document], analyzer);
    const lookup = createSurfaceLookup(index.text);
    const page = { index, lookup, bitsOf: createClauseBits(index, lookup) };
    openPages.set(document, page);
    return page;
  };

  const headingIn = ({ sectionStarts }: RankingIndex, { docId, section }: ScoredDocument): string => {
    const document = headOf(docId);
    if (document === undefined) return '';
    const entry = section - (sectionStarts[docId] ?? 0) - 1;
    return entry < 0 ? document.title : (entriesOf(document)[entry]?.text ?? '');
  };

  const withPhrase = async (
    query: Query,
    best: readonly ScoredDocument[],
    candidates: readonly ScoredDocument[],
    value: number,
    signal: AbortSignalLike,
  ) => {
    // Not the other candidates, even if their texts are cached: the order must not depend on earlier queries.
    const read = candidates.slice(0, maxRequests);
    await pageLoader.loadTexts(
      read.map(({ docId }) => docId),
      signal,
    );
    const matching = read.filter(({ docId }) => {
      const document = textOf(docId);
      if (document === undefined) return false;
      const { index, lookup } = opened(document);
      return createPhraseFinder(index, lookup, query.phrase)(0);
    });
    return byPhrase(query, best, matching, value);
  };

  const rank = async (query: Query, limit: number, signal: AbortSignalLike): Promise<RankedPages> => {
    const [first] = query.clauses;
    // `C++` is more than the prefix `c`.
    const isBeginning =
      query.clauses.length === 1 && first?.written === query.text.trim() && isWide(manifest, first.typed);
    const [terms, beginnings] = await Promise.all([
      loadTerms(query, signal),
      isBeginning ? files.beginnings({ file: manifest.beginnings }, signal) : undefined,
    ]);
    const { index, clauses } = terms;
    if (isBeginning && beginnings !== undefined) {
      const pages = beginnings.get(first.typed)?.slice(0, limit) ?? [];
      const heads = await pageLoader.loadHeads(pages, signal);
      return { ...terms, ...heads, pages, isWhole: terms.isWhole && heads.isWhole };
    }
    if (clauses.length === 0 || limit === 0)
      return { ...terms, pages: [], asked: new Set(), isWhole: terms.isWhole && !isBeginning };
    const ranking = rankOnce(new ScoreAccumulator(index), query, clauses, Math.max(limit, rerankedDocuments));
    const read = [
      ...ranking.best.slice(0, 1),
      ...nameCandidates(query, ranking.best),
      ...ranking.best.slice(0, limit),
    ];
    const heads = await pageLoader.loadHeads(
      read.map(({ docId }) => docId),
      signal,
    );
    // Likewise, a cached block that was not requested is ignored.
    const wasAsked = ({ docId }: ScoredDocument) => heads.asked.has(pageLoader.headBlockOf(docId));
    const named = byExactHeadings(query, ranking.best, (document) =>
      wasAsked(document) ? headingIn(index, document) : '',
    );
    const value = phraseValue(index, query, clauses, { best: named, candidates: ranking.candidates });
    const best = value === 0 ? named : await withPhrase(query, named, ranking.candidates, value, signal);
    const pages = best.slice(0, limit).map(({ docId }) => docId);
    const [leader = -1] = pages;
    const isThere = documentOf(leader) !== undefined || heads.asked.has(pageLoader.headBlockOf(leader));
    const shown = isThere ? heads : await pageLoader.loadHeads(pages, signal);
    return { ...terms, ...shown, pages, isWhole: terms.isWhole && shown.isWhole && !isBeginning };
  };

  /** Rows up to the first page whose head was not requested; a page that could not be loaded is left out. */
  const rowsOf = ({ clauses, index, pages, asked }: RankedPages, maxRows: number): readonly PageResults[] => {
    const isDeferred = (docId: number) =>
      documentOf(docId) === undefined && !asked.has(pageLoader.headBlockOf(docId));
    const end = pages.findIndex(isDeferred);
    return pages.slice(0, end < 0 ? pages.length : end).flatMap((docId) => {
      const document = documentOf(docId);
      if (document === undefined) return [];
      const { index: own, lookup, bitsOf } = opened(document);
      const bits = bitsOf(clausesInPage(clauses, index.dictionary, own.dictionary));
      return [
        expandDocument(own, lookup, analyzer, 0, bits, { maxRows, maxStatementWidth: limits.excerptWidth }),
      ];
    });
  };

  return {
    async search(text, options = {}) {
      const limit = Math.min(maxPages, boundedCount(options.limit, 0, limits.pages));
      const maxRows = boundedCount(options.maxRowsPerPage, 1, limits.rowsPerPage);
      const query = readPartOf(text);
      const key = `${limit} ${maxRows} ${query}`;
      const own = new AbortController();
      running = [...running, own];
      /** Called when this search has sent its requests, so that those it shares with older searches continue. */
      const abortOlder = (): void => {
        for (const older of running.slice(0, Math.max(0, running.indexOf(own)))) older.abort();
        running = running.filter(({ signal }) => !signal.aborted);
      };
      const cached = answers.get(key);
      if (cached !== undefined) {
        abortOlder();
        completion = Promise.resolve(true);
        return cached;
      }
      const before = sent;
      const ranking = rank(parseQuery(query, analyzer), limit, own.signal);
      // Otherwise its terms are loaded, and it will request pages next.
      if (sent > before) abortOlder();
      const ranked = await ranking;
      if (own.signal.aborted) return undefined;
      const { isWhole } = ranked;
      const isComplete = ranked.pages.every((docId) => textOf(docId) !== undefined);
      const pages = rowsOf(ranked, maxRows);
      if (pages.length === 0 && !isWhole) return undefined;
      const rowCount = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      const response: SearchResponse = {
        query,
        pages,
        rowCount,
        isComplete,
        ...(!isWhole && { isPartial: true }),
      };
      if (isComplete && isWhole) answers.set(key, response);
      if (running.at(-1) === own) completion = pageLoader.loadTexts(ranked.pages, own.signal);
      abortOlder();
      return response;
    },
    complete: () => completion,
  };
}
