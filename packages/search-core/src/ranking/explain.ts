import type { Query, QueryStyle } from '../query/parse-query.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import type { Evidence, ScoredPage } from './signal.ts';
import { signals } from './signals/index.ts';

/** How a page came by its score. */
export interface Explanation {
  readonly query: string;
  readonly routePath: string;
  readonly style: QueryStyle;
  /** 0 for a page that has nothing of the query. */
  readonly score: number;
  readonly clauses: readonly {
    readonly term: string;
    readonly kind: string;
    readonly weight: number;
    /** Terms of the dictionary that it means. */
    readonly terms: number;
    /** What was looked for where the dictionary lacks the word. */
    readonly instead: readonly string[];
  }[];
  readonly evidence: Evidence;
  /** In order; the shares add up to the score. */
  readonly signals: readonly { readonly name: string; readonly weight: number; readonly share: number }[];
}

const noEvidence: Evidence = { text: 0, coverage: 0, heading: 0, literal: 0, verbatim: 0 };

export function explanationOf(
  { text, style }: Query,
  routePath: string,
  clauses: readonly ResolvedClause[],
  scored: ScoredPage | undefined,
): Explanation {
  const evidence = scored?.evidence ?? noEvidence;
  let score = 0;
  const shares = signals.map(({ name, weights, apply }) => {
    const before = score;
    const weight = weights[style];
    score = apply(before, evidence, weight);
    return { name, weight, share: score - before };
  });
  return {
    query: text,
    routePath,
    style,
    score,
    clauses: clauses.map(({ clause: { term, kind, weight }, matches, instead }) => ({
      term,
      kind,
      weight,
      terms: matches.length,
      instead,
    })),
    evidence,
    signals: shares,
  };
}
