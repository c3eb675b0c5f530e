/**
 * ranking/: how well each document matches a query. ScoreAccumulator turns postings into evidence per document, scoreOf
 * turns evidence into a number. Takes an InvertedIndex and resolved clauses and returns ScoredDocument[], best first.
 * Reads no text.
 */
import type { QueryStyle } from '../query/parse-query.ts';

export interface Evidence {
  /** Sum over the clauses of weight * idf * BM25+, with weighted fields. */
  readonly text: number;
  /** Share of the weight of the query that the document matches anywhere, 0 to 1. */
  readonly coverage: number;
  /**
   * For its best heading, the share of the heading that is in the query times the share of the query that is in the
   * heading; 0 to 1.
   */
  readonly heading: number;
  /** Whether that heading contains the query letter for letter, 0 to 1. Read from the text, for the best pages only. */
  readonly exactHeading: number;
  /** Value of a match of the whole query as a phrase, 0 to about 1. Read from the text, for the best pages only. */
  readonly phrase: number;
}

export interface ScoredDocument {
  readonly docId: number;
  readonly score: number;
  /** The section of the best matching heading; that of the title if none matches. */
  readonly section: number;
  readonly evidence: Evidence;
}

/** Signals in the order of `factorsOf`. Weight 0 disables a signal. */
const signals = ['coverage', 'heading', 'exact-heading', 'phrase'] as const;
const weights: Readonly<Record<QueryStyle, readonly [number, number, number, number]>> = {
  // At weight 1 for coverage, half of the words halve the score; above 2, a page that lacks one word hardly ever ranks
  // high.
  short: [0.3, 4, 1, 10],
  // With so many words, only a heading that contains them all is significant.
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

/** The text score times the factor of each signal. */
export function scoreOf(evidence: Evidence, style: QueryStyle): number {
  const factors = factorsOf(evidence, style);
  // No loop: this runs for every document, and after inlining the array is never allocated.
  return evidence.text * factors[0] * factors[1] * factors[2] * factors[3];
}

/** The contribution of each signal to the score, in order; they add up to `scoreOf`. */
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
