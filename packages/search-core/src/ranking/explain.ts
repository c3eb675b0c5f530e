import type { Query, QueryStyle } from '../query/parse-query.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { scoreOf, sharesOf } from './score.ts';
import type { Evidence, ScoredDocument } from './score.ts';

/** How the score of a page is composed. */
export interface Explanation {
  readonly query: string;
  readonly routePath: string;
  readonly style: QueryStyle;
  /** The score of `rank`; 0 for a page that `rank` does not return. */
  readonly score: number;
  readonly clauses: readonly {
    readonly term: string;
    readonly kind: string;
    readonly weight: number;
    /** Number of dictionary terms that match. */
    readonly terms: number;
    /** Matching terms that are not `term`: other forms, corrections. */
    readonly alternatives: readonly string[];
  }[];
  readonly evidence: Evidence;
  /** In order; the shares add up to the score. */
  readonly signals: readonly { readonly name: string; readonly weight: number; readonly share: number }[];
}

const noEvidence: Evidence = { text: 0, coverage: 0, heading: 0, exactHeading: 0, phrase: 0 };

export function explanationOf(
  { text, style }: Query,
  routePath: string,
  clauses: readonly ResolvedClause[],
  scored: ScoredDocument | undefined,
): Explanation {
  const evidence = scored?.evidence ?? noEvidence;
  return {
    query: text,
    routePath,
    style,
    score: scoreOf(evidence, style),
    clauses: clauses.map(({ clause: { term, kind, weight }, matches, alternatives }) => ({
      term,
      kind,
      weight,
      terms: matches.length,
      alternatives,
    })),
    evidence,
    signals: sharesOf(evidence, style),
  };
}
