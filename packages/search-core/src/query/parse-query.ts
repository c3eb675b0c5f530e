/**
 * query/: what a reader typed, as clauses, and which terms of a dictionary each clause means. Takes the raw
 * text, gives a Query of plain data. Imports analysis/ and dictionary/; knows no documents.
 */
import type { Analyzer } from '../analysis/analyzer.ts';
import type { Token } from '../analysis/token.ts';
import { isCjk, unitsOf } from '../text/char-class.ts';

/**
 * One word of the query. It is satisfied where its term occurs, or else where each of its parts is:
 * `assetPrefix` by itself, or by `asset` and `prefix`.
 */
export interface Clause {
  /** Distinct among all clauses of the query, parts included; below `Query.clauseCount`. */
  readonly ordinal: number;
  readonly term: string;
  readonly match: 'exact' | 'prefix';
  readonly parts: readonly Clause[];
}

export interface Query {
  readonly text: string;
  readonly clauses: readonly Clause[];
  /** Clauses at every depth. */
  readonly clauseCount: number;
  /** Tokens that a field would have whose whole text were this query. */
  readonly tokenCount: number;
}

/**
 * The last word is a prefix, since it may still be typed. A single CJK character is one wherever it stands:
 * the index holds pairs.
 */
export function parseQuery(text: string, analyzer: Analyzer): Query {
  const tokens = analyzer.tokenize(text, 'query');
  const lastEnd = tokens.at(-1)?.end ?? 0;
  let clauseCount = 0;

  const toClause = (token: Token): Clause => {
    const ordinal = clauseCount;
    clauseCount += 1;
    const isPrefix = token.end === lastEnd || isSingleCjk(token.term);
    const { term, parts } = token;
    return { ordinal, term, match: isPrefix ? 'prefix' : 'exact', parts: parts.map(toClause) };
  };

  // Of a repeated word the last counts: it may be the prefix, which includes the exact term.
  const lastByTerm = new Map(tokens.map((token) => [token.term, token]));
  const clauses = [...lastByTerm.values()].map(toClause);
  return { text, clauses, clauseCount, tokenCount: analyzer.tokenize(text, 'index').length };
}

function isSingleCjk(term: string): boolean {
  const codePoint = term.codePointAt(0);
  return codePoint !== undefined && isCjk(codePoint) && term.length === unitsOf(codePoint);
}
