/**
 * ranking/: how well each document answers a query. ScoreAccumulator turns postings into evidence per document,
 * scoreOf turns the evidence into a number. Takes an InvertedIndex and resolved clauses, gives ScoredDocument[], best
 * first. Reads no text.
 */
import type { QueryStyle } from '../query/parse-query.ts';

export interface Evidence {
  /** Sum over the clauses of weight * idf * BM25+, fields weighted. */
  readonly text: number;
  /** Share of the query's weight that the document has anywhere, 0 to 1. */
  readonly coverage: number;
  /** Of its best heading: share of the heading that is query, times share of the query that is heading; 0 to 1. */
  readonly heading: number;
  /** Whether that heading contains the query letter for letter, 0 to 1. Read from text, for the best pages only. */
  readonly exactHeading: number;
  /** How much a match of the whole query as a phrase says, 0 to about 1. Read from text, for the best pages only. */
  readonly phrase: number;
}

export interface ScoredDocument {
  readonly docId: number;
  readonly score: number;
  /** The section whose heading answers best; that of the title where none does. */
  readonly section: number;
  readonly evidence: Evidence;
}

/** Of the signals, in the order of `factorsOf`. Weight 0 switches a signal off. */
const signals = ['coverage', 'heading', 'exact-heading', 'phrase'] as const;
const weights: Readonly<Record<QueryStyle, readonly [number, number, number, number]>> = {
  // At a weight of 1 for coverage half of the words halve the score; above 2 a page without one word is as good as gone.
  short: [0.3, 4, 1, 10],
  // Of so many words, only a heading that contains them all says something.
  verbose: [0.4, 0, 10, 10],
};

function factorsOf({ coverage, heading, exactHeading, phrase }: Evidence, style: QueryStyle) {
  const weight = weights[style];
  return [
    coverage === 1 ? 1 : coverage ** weight[0],
    1 + weight[1] * heading,
    1 + weight[2] * exactHeading,
    1 + weight[3] * phrase,
  ] as const;
}

/** The text match times the factor of each signal. */
export function scoreOf(evidence: Evidence, style: QueryStyle): number {
  const factors = factorsOf(evidence, style);
  // No loop: this runs for every document, and the array is never allocated once the call is inlined.
  return evidence.text * factors[0] * factors[1] * factors[2] * factors[3];
}

/** What each signal adds to the score, in order: the shares add up to `scoreOf`. */
export function sharesOf(evidence: Evidence, style: QueryStyle) {
  const factors = factorsOf(evidence, style);
  let score = evidence.text;
  const shares = signals.map((name, at) => {
    const before = score;
    score *= factors[at] ?? 1;
    return { name, weight: weights[style][at] ?? 0, share: score - before };
  });
  return [{ name: 'text-match', weight: 1, share: evidence.text }, ...shares];
}
