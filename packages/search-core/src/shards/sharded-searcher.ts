/**
 * shards/: an index in files, of which a query loads a few: the manifest once, then the shards with its words, then the
 * blocks with its pages. The words of a query make a small index, which is ranked as a whole one is; a page that is shown is
 * indexed alone, so rows are made as of a whole one. Imports the engine.
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
import { isWide } from './beginnings.ts';
import { placeOf, rangeOf } from './block-table.ts';
import { maxPages } from './shard-manifest.ts';
import type { PageBlocks, ShardManifest } from './shard-manifest.ts';
import { createTermLoader } from './term-loader.ts';
import type { ShardFiles } from './term-loader.ts';

/** Blocks of heads that the first answer waits for, and blocks of texts for a phrase: as many as HTTP/1.1 loads at once. */
const maxBlocks = 6;

/** Blocks that are kept, some 50 kB each, and indexed pages, some 100 kB each; more than a few answers need. */
const keptBlocks = 100;
const keptPages = 50;

export interface ShardedSearcher {
  /**
   * What cannot be loaded is left out; undefined where nothing else is found. Not complete before the texts of the pages are
   * there; until then the last pages may be missing.
   */
  readonly search: (query: string, options?: SearchOptions) => Promise<SearchResponse | undefined>;
  /** Waits for the texts of the pages of the newest answer; false if one cannot be loaded. */
  readonly complete: () => Promise<boolean>;
}

/** The index of one page, and what is made of it once. */
interface OpenPage {
  readonly index: InvertedIndex;
  readonly lookup: SurfaceLookup;
  readonly bitsOf: (clauses: readonly ResolvedClause[]) => ClauseBits;
}

interface RankedPages {
  readonly clauses: readonly ResolvedClause[];
  readonly index: RankingIndex;
  readonly pages: readonly number[];
  /** Blocks of heads that were asked for. */
  readonly asked: ReadonlySet<number>;
  /** Whether they and all shards of the words were there. */
  readonly isWhole: boolean;
}

export function createShardedSearcher(manifest: ShardManifest, files: ShardFiles): ShardedSearcher {
  const analyzer = analyzerById(manifest.analyzerId) ?? wordAndBigramAnalyzer;
  const answers = new LruCache<string, SearchResponse>(limits.cachedQueries);
  const blocks = new LruCache<string, readonly SearchDocument[]>(keptBlocks);
  const openPages = new LruCache<SearchDocument, OpenPage>(keptPages);
  const loadTerms = createTermLoader(manifest, files);
  let completion: Promise<boolean> = Promise.resolve(true);
  let newest = 0;

  const keyOf = (all: PageBlocks, block: number): string =>
    `${all === manifest.texts ? 'text' : 'head'} ${block}`;
  const load = async (all: PageBlocks, block: number): Promise<boolean> => {
    const key = keyOf(all, block);
    const pages = blocks.get(key) ?? (await files.pages(placeOf(all, block)));
    if (pages !== undefined) blocks.set(key, pages);
    return pages !== undefined;
  };
  /** Whether all are there. */
  const loadAll = async (all: PageBlocks, numbers: readonly number[]): Promise<boolean> => {
    const found = await Promise.all(numbers.map((block) => load(all, block)));
    return found.every(Boolean);
  };
  /** The heads of the first pages, as many as the first answer waits for. */
  const loadHeads = async (pages: readonly number[]) => {
    const asked = blocksOf(manifest.heads, pages).slice(0, maxBlocks);
    return { asked: new Set(asked), isWhole: await loadAll(manifest.heads, asked) };
  };
  const loaded = (all: PageBlocks, page: number): SearchDocument | undefined => {
    const block = rangeOf(all.firstPages, page);
    return blocks.get(keyOf(all, block))?.[page - (all.firstPages[block] ?? 0)];
  };
  const opened = (document: SearchDocument): OpenPage => {
    const known = openPages.get(document);
    if (known !== undefined) return known;
    const index = invertedIndexOf([document], analyzer);
    const lookup = createSurfaceLookup(index.text);
    const page = { index, lookup, bitsOf: createClauseBits(index, lookup) };
    openPages.set(document, page);
    return page;
  };

  const headingIn = ({ pageStarts }: RankingIndex, { docId, section }: ScoredDocument): string => {
    const document = loaded(manifest.heads, docId);
    if (document === undefined) return '';
    const entry = section - (pageStarts[docId] ?? 0) - 1;
    return entry < 0 ? document.title : (entriesOf(document)[entry]?.text ?? '');
  };

  const withPhrase = async (
    query: Query,
    best: readonly ScoredDocument[],
    candidates: readonly ScoredDocument[],
    value: number,
  ) => {
    const read = blocksOf(
      manifest.texts,
      candidates.map(({ docId }) => docId),
    ).slice(0, maxBlocks);
    await loadAll(manifest.texts, read);
    const matching = candidates.filter(({ docId }) => {
      const document = loaded(manifest.texts, docId);
      if (document === undefined) return false;
      const { index, lookup } = opened(document);
      return createPhraseFinder(index, lookup, query.phrase)(0);
    });
    return byPhrase(query, best, matching, value);
  };

  const rank = async (query: Query, limit: number): Promise<RankedPages> => {
    const [first] = query.clauses;
    // `C++` asks for more than the beginning `c`.
    const isBeginning =
      query.clauses.length === 1 &&
      first?.written === query.text.trim() &&
      isWide(manifest.bounds, first.typed);
    const [terms, beginnings] = await Promise.all([
      loadTerms(query),
      isBeginning ? files.beginnings({ file: manifest.beginnings }) : undefined,
    ]);
    const { index, clauses } = terms;
    if (isBeginning) {
      const pages = beginnings?.get(first.typed)?.slice(0, limit) ?? [];
      const heads = await loadHeads(pages);
      const isWhole = terms.isWhole && beginnings !== undefined && heads.isWhole;
      return { ...terms, ...heads, pages, isWhole };
    }
    if (clauses.length === 0 || limit === 0) return { ...terms, pages: [], asked: new Set() };
    const accumulator = new ScoreAccumulator(index);
    const ranking = rankOnce(accumulator, query, clauses, Math.max(limit, rerankedDocuments));
    const read = [
      ...ranking.best.slice(0, 1),
      ...nameCandidates(query, ranking.best),
      ...ranking.best.slice(0, limit),
    ];
    const heads = await loadHeads(read.map(({ docId }) => docId));
    const named = byExactHeadings(query, ranking.best, (document) => headingIn(index, document));
    const value = phraseValue(index, query, clauses, { best: named, candidates: ranking.candidates });
    const best = value === 0 ? named : await withPhrase(query, named, ranking.candidates, value);
    const isWhole = terms.isWhole && heads.isWhole;
    return { ...terms, ...heads, pages: best.slice(0, limit).map(({ docId }) => docId), isWhole };
  };

  const documentOf = (page: number) => loaded(manifest.texts, page) ?? loaded(manifest.heads, page);

  /** Up to the first page whose head is not asked for; one that could not be loaded is left out. */
  const rowsOf = ({ clauses, index, pages, asked }: RankedPages, maxRows: number): readonly PageResults[] => {
    const isDeferred = (page: number) =>
      documentOf(page) === undefined && !asked.has(rangeOf(manifest.heads.firstPages, page));
    const end = pages.findIndex(isDeferred);
    return pages.slice(0, end < 0 ? pages.length : end).flatMap((page) => {
      const document = documentOf(page);
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
      const current = (newest += 1);
      const isNewest = () => current === newest;
      const key = `${limit} ${maxRows} ${query}`;
      const cached = answers.get(key);
      if (cached !== undefined) return cached;
      const ranked = await rank(parseQuery(query, analyzer), limit);
      const { isWhole } = ranked;
      const isComplete = ranked.pages.every((page) => loaded(manifest.texts, page) !== undefined);
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
      else if (!isComplete && isNewest())
        completion = loadAll(manifest.texts, blocksOf(manifest.texts, ranked.pages));
      return response;
    },
    complete: () => completion,
  };
}

/** The numbers of the pages' blocks, each once, in the order of the pages. */
function blocksOf({ firstPages }: PageBlocks, pages: readonly number[]): readonly number[] {
  return [...new Set(pages.map((page) => rangeOf(firstPages, page)))];
}
