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
import { blockOf, maxPages } from './shard-manifest.ts';
import type { PageBlock, ShardManifest } from './shard-manifest.ts';
import { createTermLoader } from './term-loader.ts';
import type { ShardFiles } from './term-loader.ts';

/** Files of texts that are read for a phrase. */
const maxPhraseBlocks = 6;

/** Blocks that are kept, some 50 kB each, and indexed pages, some 100 kB each; more than a few answers need. */
const keptBlocks = 100;
const keptPages = 50;

export interface ShardedSearcher {
  /**
   * What cannot be loaded is left out; undefined where nothing else is found. Not complete before the texts of the pages are
   * there.
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
  /** Whether all shards of the words were there. */
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

  const load = async ({ file }: PageBlock): Promise<boolean> => {
    const pages = blocks.get(file) ?? (await files.pages(file));
    if (pages !== undefined) blocks.set(file, pages);
    return pages !== undefined;
  };
  /** Whether all blocks of the pages are there. */
  const loadAll = async (all: readonly PageBlock[], pages: readonly number[]): Promise<boolean> => {
    const found = await Promise.all(blocksOf(all, pages).map(load));
    return found.every(Boolean);
  };
  const loaded = (all: readonly PageBlock[], page: number): SearchDocument | undefined => {
    const block = blockOf(all, page);
    return block && blocks.get(block.file)?.[page - block.firstPage];
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

  const headingOf = ({ docId, section }: ScoredDocument): string => {
    const document = loaded(manifest.heads, docId);
    if (document === undefined) return '';
    const entry = section - (manifest.pageStarts[docId] ?? 0) - 1;
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
    ).slice(0, maxPhraseBlocks);
    await Promise.all(read.map(load));
    const matching = candidates.filter(({ docId }) => {
      const document = loaded(manifest.texts, docId);
      if (document === undefined) return false;
      const { index, lookup } = opened(document);
      return createPhraseFinder(index, lookup, query.phrase)(0);
    });
    return byPhrase(query, best, matching, value);
  };

  const rank = async (query: Query, limit: number): Promise<RankedPages> => {
    const terms = await loadTerms(query);
    const { index, clauses } = terms;
    const [first] = query.clauses;
    // `C++` asks for more than the beginning `c`.
    const isBeginning = query.clauses.length === 1 && first?.written === query.text.trim();
    const beginning = isBeginning ? manifest.beginnings.get(first.typed) : undefined;
    if (beginning !== undefined) return { ...terms, pages: beginning.slice(0, limit) };
    if (clauses.length === 0 || limit === 0) return { ...terms, pages: [] };
    const accumulator = new ScoreAccumulator(index);
    const ranking = rankOnce(accumulator, query, clauses, Math.max(limit, rerankedDocuments));
    const read = [...ranking.best.slice(0, limit), ...nameCandidates(query, ranking.best)];
    await loadAll(
      manifest.heads,
      read.map(({ docId }) => docId),
    );
    const named = byExactHeadings(query, ranking.best, headingOf);
    const value = phraseValue(index, query, clauses, { best: named, candidates: ranking.candidates });
    const best = value === 0 ? named : await withPhrase(query, named, ranking.candidates, value);
    return { ...terms, pages: best.slice(0, limit).map(({ docId }) => docId) };
  };

  const rowsOf = ({ clauses, index, pages }: RankedPages, maxRows: number): readonly PageResults[] =>
    pages.flatMap((page) => {
      const document = loaded(manifest.texts, page) ?? loaded(manifest.heads, page);
      if (document === undefined) return [];
      const { index: own, lookup, bitsOf } = opened(document);
      const bits = bitsOf(clausesInPage(clauses, index.dictionary, own.dictionary));
      return [
        expandDocument(own, lookup, analyzer, 0, bits, { maxRows, maxStatementWidth: limits.excerptWidth }),
      ];
    });

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
      const isWhole = (await loadAll(manifest.heads, ranked.pages)) && ranked.isWhole;
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
      else if (!isComplete && isNewest()) completion = loadAll(manifest.texts, ranked.pages);
      return response;
    },
    complete: () => completion,
  };
}

/** The blocks of the pages, each once, in the order of the pages. */
function blocksOf(blocks: readonly PageBlock[], pages: readonly number[]): readonly PageBlock[] {
  return [...new Set(pages.map((page) => blockOf(blocks, page)))].filter((block) => block !== undefined);
}
