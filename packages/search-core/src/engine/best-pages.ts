import type { Analyzer } from '../analysis/analyzer.ts';
import { stem } from '../analysis/stem.ts';
import { findTerm } from '../dictionary/term-dictionary.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import type { SurfaceLookup } from '../index/surface-lookup.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/parse-query.ts';
import { createResolver } from '../query/resolve-query.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { ScoreAccumulator } from '../ranking/score-accumulator.ts';
import type { ScoredDocument } from '../ranking/score.ts';
import { withFeedback } from '../reranking/feedback.ts';
import { createPhraseFinder } from '../reranking/phrase-finder.ts';
import { completeCoverage, phraseCandidates, rerank, rerankedDocuments } from '../reranking/rerank.ts';
import type { Ranking } from '../reranking/rerank.ts';

export interface BestPages {
  readonly query: Query;
  /** Of the query as typed. */
  readonly clauses: readonly ResolvedClause[];
  /** Best first. */
  readonly pages: readonly ScoredDocument[];
}

/** Letters of a part of a split word: nearly all shorter ones are words of some text. */
const leastLetters = 3;

/** Finds the best `limit` pages of a text; one text at a time, since all share one accumulator. */
export function createPageFinder(
  index: InvertedIndex,
  analyzer: Analyzer,
  surfaceLookup: SurfaceLookup,
): (text: string, limit: number) => BestPages {
  const resolve = createResolver(index.dictionary);
  let accumulator: ScoreAccumulator | undefined;

  const find = (text: string, count: number): BestPages => {
    const query = parseQuery(text, analyzer);
    const clauses = resolve(query);
    if (clauses.length === 0) return { query, clauses, pages: [] };
    accumulator ??= new ScoreAccumulator(index);
    const ranking =
      query.style === 'short'
        ? rankOnce(accumulator, query, clauses, count)
        : rankVerbose(index, accumulator, clauses, count);
    return { query, clauses, pages: rerank(index, surfaceLookup, query, clauses, ranking) };
  };

  /** `source map` for `sourcemap`: the first word that matches nothing, cut where a good page has both parts as a phrase. */
  const findSplit = (text: string, count: number, { clauses }: BestPages): BestPages | undefined => {
    const word = clauses.find(({ matches }) => matches.length === 0)?.clause.written ?? '';
    for (let at = leastLetters; at <= word.length - leastLetters; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)];
      const phrase = parts.map((part) => ({ kind: 'word', term: stem(part.toLowerCase()) }) as const);
      if (phrase.some(({ term }) => findTerm(index.dictionary, term) === undefined)) continue;
      const found = find(text.replace(word, parts.join(' ')), count);
      const hasPhrase = createPhraseFinder(index, surfaceLookup, phrase);
      if (found.pages.some(({ docId }) => hasPhrase(docId))) return found;
    }
    return undefined;
  };

  return (text, limit) => {
    // The same documents are reranked whatever the limit, so a lower limit gives a prefix of the same pages.
    const count = Math.max(limit, rerankedDocuments);
    const typed = find(text, count);
    const found = findSplit(text, count, typed) ?? typed;
    return { ...found, pages: found.pages.slice(0, limit) };
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

/** Asks twice: with the words as typed, and with those that the best documents share. */
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
