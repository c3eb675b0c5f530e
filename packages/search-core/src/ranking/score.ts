/**
 * ranking/: how well each document answers a query. ScoreAccumulator turns postings into evidence per document,
 * scoreOf turns the evidence into a number. Takes an InvertedIndex and resolved clauses, gives ScoredDocument[], best
 * first. Imports index/, postings/ and query/; reads no text.
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

/** The score is the text match times the factor of each signal. Weight 0 switches a signal off. */
const signals: readonly {
  readonly name: string;
  readonly weights: Readonly<Record<QueryStyle, number>>;
  readonly factor: (evidence: Evidence, weight: number) => number;
}[] = [
  {
    // At weight 1 half of the words halve the score. Above 2 a document that lacks one word is as good as gone.
    name: 'coverage',
    weights: { short: 0.3, verbose: 0.4 },
    factor: ({ coverage }, weight) => (coverage === 1 ? 1 : coverage ** weight),
  },
  {
    name: 'heading',
    weights: { short: 4, verbose: 0 },
    factor: ({ heading }, weight) => 1 + weight * heading,
  },
  {
    name: 'exact-heading',
    weights: { short: 1, verbose: 0 },
    factor: ({ exactHeading }, weight) => 1 + weight * exactHeading,
  },
  {
    name: 'phrase',
    weights: { short: 10, verbose: 10 },
    factor: ({ phrase }, weight) => 1 + weight * phrase,
  },
];

export function scoreOf(evidence: Evidence, style: QueryStyle): number {
  let score = evidence.text;
  for (const { weights, factor } of signals) score *= factor(evidence, weights[style]);
  return score;
}

/** What each signal adds to the score, in order: the shares add up to `scoreOf`. */
export function sharesOf(evidence: Evidence, style: QueryStyle) {
  let score = evidence.text;
  const shares = signals.map(({ name, weights, factor }) => {
    const before = score;
    score *= factor(evidence, weights[style]);
    return { name, weight: weights[style], share: score - before };
  });
  return [{ name: 'text-match', weight: 1, share: evidence.text }, ...shares];
}
