import type { QueryStyle } from '../query/parse-query.ts';

/**
 * ranking/: how well each page answers a query. Postings become evidence per page and section, signals turn the
 * evidence into one score, a collector keeps the best. Takes an InvertedIndex and resolved clauses, gives
 * ScoredPage[], best first. Imports index/, postings/ and query/; reads no text.
 */

/** What is known of one page once all clauses have been looked up. */
export interface Evidence {
  /** Sum over the clauses of their BM25+ scores, fields weighted. */
  readonly text: number;
  /** Share of the query's weight that the page has anywhere, 0 to 1. */
  readonly coverage: number;
  /** The best of its heads: how much of the query it says, times how much of it the query says; 0 to 1. */
  readonly heading: number;
  /** Read from the text of the best pages, 0 of all others. Whether its best head has the query as written: 0 to 1. */
  readonly literal: number;
  /** Likewise: how much it says that the text has the whole query word by word, 0 to about 1. */
  readonly verbatim: number;
}

/** One step of the score, in the order of signals/index.ts. */
export interface RankingSignal {
  readonly name: string;
  /** 0 switches the signal off; each says what more does. */
  readonly weights: Readonly<Record<QueryStyle, number>>;
  /** Pure; the score so far in, the score with this signal out. Never negative. */
  readonly apply: (score: number, evidence: Evidence, weight: number) => number;
}

export interface ScoredPage {
  readonly page: number;
  readonly score: number;
  /** The section whose head answers best; that of the title where none does. */
  readonly section: number;
  readonly evidence: Evidence;
}
