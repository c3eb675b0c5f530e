/**
 * ranking/: how well each document answers a query. Postings become scores per clause, signals weigh them,
 * a collector keeps the best. Takes an InvertedIndex and a Query, gives ScoredDocument[], best first.
 * Imports index/, postings/ and query/; reads no text.
 */

/** All that a signal may know of one document. */
export interface SignalContext {
  /** Sum over the clauses of their BM25+ scores, fields weighted. */
  readonly textScore: number;
  /** Mean satisfaction of the clauses by the title alone, 0 to 1. */
  readonly titleCoverage: number;
  /** Tokens of the title. */
  readonly titleLength: number;
  /** Tokens that the title would have if it were the query. */
  readonly queryLength: number;
}

/** One addend of the score. */
export interface RankingSignal {
  readonly name: string;
  /** Factor of the value. 0 switches the signal off. */
  readonly weight: number;
  /** Pure; never negative. */
  readonly value: (context: SignalContext) => number;
}

/** `complete` documents satisfy every clause and stand before all others; then a higher score is better. */
export interface ScoredDocument {
  readonly docId: number;
  readonly score: number;
  readonly complete: boolean;
}
