/**
 * shards/: an index in files, of which a query loads a few: the manifest once, then the shards with its words, then the
 * blocks with its pages. The words of a query make a small index, which is ranked as a whole one is; a block of pages is an
 * index of its own, so rows are made as of a whole one. Imports the engine.
 */
import { analyzerById } from '../analysis/analyzers.ts';
import { wordAndBigramAnalyzer } from '../analysis/analyzer.ts';
import { rankOnce } from '../engine/best-pages.ts';
import { limits } from '../engine/limits.ts';
import { LruCache } from '../engine/lru-cache.ts';
import { boundedCount, readPartOf } from '../engine/searcher.ts';
import type { SearchOptions } from '../engine/searcher.ts';
import type { InvertedIndex, RankingIndex } from '../index/inverted-index.ts';
import { createSurfaceLookup } from '../index/surface-lookup.ts';
import type { SurfaceLookup } from '../index/surface-lookup.ts';
import { readLine } from '../index/text-store.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/parse-query.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { ScoreAccumulator } from '../ranking/score-accumulator.ts';
import type { ScoredDocument } from '../ranking/score.ts';
import { createPhraseFinder } from '../reranking/phrase-finder.ts';
import { byExactHeadings, byPhrase, phraseValue, rerankedDocuments } from '../reranking/rerank.ts';
import { createClauseBits } from '../results/clause-bits.ts';
import type { ClauseBits } from '../results/clause-bits.ts';
import { clausesInBlock } from '../results/clauses-in-block.ts';
import { expandDocument } from '../results/expand-document.ts';
import type { PageResults, SearchResponse } from '../results/search-result.ts';
import { blockOf } from './shard-manifest.ts';
import type { PageBlock, ShardManifest } from './shard-manifest.ts';
import { createTermLoader } from './term-loader.ts';
import type { LoadedTerms, ShardFiles } from './term-loader.ts';

/** Files of texts that are read for a phrase. */
const maxPhraseBlocks = 6;

/** Blocks of pages that are kept: some 100 kB each. */
const keptBlocks = 64;

export interface ShardedSearcher {
  /**
   * What cannot be loaded is left out; undefined where that is everything. Not complete before the texts of the pages are
   * there.
   */
  readonly search: (query: string, options?: SearchOptions) => Promise<SearchResponse | undefined>;
  /** Waits for the texts of the pages of the newest answer; false if one cannot be loaded. */
  readonly complete: () => Promise<boolean>;
}

/** A block of pages, and what is made of it once. */
interface OpenBlock {
  readonly index: InvertedIndex;
  readonly firstPage: number;
  readonly lookup: SurfaceLookup;
  readonly bitsOf: (clauses: readonly ResolvedClause[]) => ClauseBits;
}

interface RankedPages {
  readonly clauses: readonly ResolvedClause[];
  readonly index: RankingIndex;
  readonly pages: readonly number[];
}

export function createShardedSearcher(manifest: ShardManifest, files: ShardFiles): ShardedSearcher {
  const analyzer = analyzerById(manifest.analyzerId) ?? wordAndBigramAnalyzer;
  const answers = new LruCache<string, SearchResponse>(limits.cachedQueries);
  const blocks = new LruCache<string, OpenBlock>(keptBlocks);
  const loadTerms = createTermLoader(manifest, files);
  let ranker: { readonly terms: LoadedTerms; readonly accumulator: ScoreAccumulator } | undefined;
  let completion: Promise<boolean> = Promise.resolve(true);
  let newest = 0;

  const open = async ({ file, firstPage }: PageBlock): Promise<boolean> => {
    if (blocks.get(file) !== undefined) return true;
    const index = await files.block(file);
    if (index === undefined) return false;
    const lookup = createSurfaceLookup(index.text);
    blocks.set(file, { index, firstPage, lookup, bitsOf: createClauseBits(index, lookup) });
    return true;
  };
  /** Whether all blocks of the pages are there. */
  const openAll = async (all: readonly PageBlock[], pages: readonly number[]): Promise<boolean> => {
    const found = await Promise.all(blocksOf(all, pages).map(open));
    return found.every(Boolean);
  };
  const opened = (all: readonly PageBlock[], page: number): OpenBlock | undefined => {
    const block = blockOf(all, page);
    return block && blocks.get(block.file);
  };

  const accumulatorOf = (terms: LoadedTerms): ScoreAccumulator => {
    if (ranker?.terms !== terms) ranker = { terms, accumulator: new ScoreAccumulator(terms.index) };
    return ranker.accumulator;
  };

  const headingOf = ({ docId, section }: ScoredDocument): string => {
    const block = opened(manifest.heads, docId);
    const line = section - (manifest.pageStarts[docId] ?? 0);
    return block === undefined ? '' : readLine(block.index.text, docId - block.firstPage, line);
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
    ).slice(0, maxPhraseBlocks);
    await Promise.all(read.map(open));
    const finders = new Map(
      read.map(({ file }) => {
        const block = blocks.get(file);
        return [block, block && createPhraseFinder(block.index, block.lookup, query.phrase)];
      }),
    );
    const matching = candidates.filter(({ docId }) => {
      const block = opened(manifest.texts, docId);
      return block && finders.get(block)?.(docId - block.firstPage);
    });
    return byPhrase(query, best, matching, value);
  };

  const rank = async (query: Query, limit: number): Promise<RankedPages | undefined> => {
    const terms = await loadTerms(query);
    if (!terms.isLoaded) return undefined;
    const { index, clauses } = terms;
    const beginning =
      query.clauses.length === 1 ? manifest.beginnings.get(query.clauses[0]?.typed ?? '') : undefined;
    if (beginning !== undefined) return { clauses, index, pages: beginning.slice(0, limit) };
    if (clauses.length === 0 || limit === 0) return { clauses, index, pages: [] };
    const ranking = rankOnce(accumulatorOf(terms), query, clauses, Math.max(limit, rerankedDocuments));
    await openAll(
      manifest.heads,
      ranking.best.slice(0, rerankedDocuments).map(({ docId }) => docId),
    );
    const named = byExactHeadings(query, ranking.best, headingOf);
    const value = phraseValue(index, query, clauses, { best: named, candidates: ranking.candidates });
    const best = value === 0 ? named : await withPhrase(query, named, ranking.candidates, value);
    return { clauses, index, pages: best.slice(0, limit).map(({ docId }) => docId) };
  };

  const rowsOf = ({ clauses, index, pages }: RankedPages, maxRows: number): readonly PageResults[] => {
    const bits = new Map<OpenBlock, ClauseBits>();
    return pages.flatMap((page) => {
      const block = opened(manifest.texts, page) ?? opened(manifest.heads, page);
      if (block === undefined) return [];
      const ofBlock =
        bits.get(block) ?? block.bitsOf(clausesInBlock(clauses, index.dictionary, block.index.dictionary));
      bits.set(block, ofBlock);
      return [
        expandDocument(block.index, block.lookup, analyzer, page - block.firstPage, ofBlock, {
          maxRows,
          maxStatementWidth: limits.excerptWidth,
        }),
      ];
    });
  };

  return {
    async search(text, options = {}) {
      const limit = boundedCount(options.limit, 0, limits.pages);
      const maxRows = boundedCount(options.maxRowsPerPage, 1, limits.rowsPerPage);
      const query = readPartOf(text);
      const current = (newest += 1);
      const isNewest = () => current === newest;
      const key = `${limit} ${maxRows} ${query}`;
      const cached = answers.get(key);
      if (cached !== undefined) return cached;
      const ranked = await rank(parseQuery(query, analyzer), limit);
      if (ranked === undefined) return undefined;
      await openAll(manifest.heads, ranked.pages);
      const isComplete = ranked.pages.every((page) => opened(manifest.texts, page) !== undefined);
      const pages = rowsOf(ranked, maxRows);
      if (pages.length === 0 && ranked.pages.length > 0) return undefined;
      const rowCount = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      const response = { query, pages, rowCount, isComplete };
      if (isComplete) answers.set(key, response);
      else if (isNewest()) completion = openAll(manifest.texts, ranked.pages);
      return response;
    },
    complete: () => completion,
  };
}

/** The blocks of the pages, each once, in the order of the pages. */
function blocksOf(blocks: readonly PageBlock[], pages: readonly number[]): readonly PageBlock[] {
  return [...new Set(pages.map((page) => blockOf(blocks, page)))].filter((block) => block !== undefined);
}
