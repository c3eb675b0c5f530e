import type { Analyzer } from '../analysis/analyzer.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import type { SurfaceLookup } from '../index/surface-lookup.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/parse-query.ts';
import { createResolver } from '../query/resolve-query.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { ScoreAccumulator } from '../ranking/score-accumulator.ts';
import type { ScoredDocument } from '../ranking/score.ts';
import { withFeedback } from '../reranking/feedback.ts';
import { completeCoverage, phraseCandidates, rerank, rerankedDocuments } from '../reranking/rerank.ts';
import type { Ranking } from '../reranking/rerank.ts';
import { limits } from './limits.ts';

export interface BestPages {
  readonly query: Query;
  /** The clauses of the query as typed. */
  readonly clauses: readonly ResolvedClause[];
  /** Best first. */
  readonly pages: readonly ScoredDocument[];
}

/** Finds the best `limit` pages of a text; one text at a time, because all searches share one accumulator. */
export function createPageFinder(index: InvertedIndex, analyzer: Analyzer, surfaceLookup: SurfaceLookup) {
  const resolve = createResolver(index.dictionary);
  let accumulator: ScoreAccumulator | undefined;

  return (text: string, limit: number): BestPages => {
    const query = parseQuery(text.slice(0, limits.queryLength), analyzer);
    const clauses = resolve(query);
    if (clauses.length === 0 || limit === 0) return { query, clauses, pages: [] };
    accumulator ??= new ScoreAccumulator(index);
    // The same documents are reranked whatever the limit, so a lower limit gives a prefix of the same pages.
    const count = Math.max(limit, rerankedDocuments);
    const ranking =
      query.style === 'short'
        ? rankOnce(accumulator, query, clauses, count)
        : rankVerbose(index, accumulator, clauses, count);
    return { query, clauses, pages: rerank(index, surfaceLookup, query, clauses, ranking).slice(0, limit) };
  };
}

/** Scores the words as typed. */
export function rankOnce(
  accumulator: ScoreAccumulator,
  query: Query,
  clauses: readonly ResolvedClause[],
  count: number,
): Ranking {
  accumulator.score(clauses, query.style);
  const candidates =
    query.phrase.length === 0 ? [] : accumulator.topK(phraseCandidates, completeCoverage(clauses));
  return { best: accumulator.topK(count), candidates };
}

/** Ranks twice: with the words as typed, then with the terms that the best documents share. */
function rankVerbose(
  index: InvertedIndex,
  accumulator: ScoreAccumulator,
  clauses: readonly ResolvedClause[],
  count: number,
): Ranking {
  accumulator.score(clauses, 'verbose');
  const complete = new Set(
    accumulator.topK(phraseCandidates, completeCoverage(clauses)).map(({ docId }) => docId),
  );
  accumulator.score(withFeedback(index, clauses, accumulator.topK(rerankedDocuments)), 'verbose');
  const candidates = accumulator.topK(phraseCandidates).filter(({ docId }) => complete.has(docId));
  return { best: accumulator.topK(count), candidates };
}
