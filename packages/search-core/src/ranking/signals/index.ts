import type { QueryStyle } from '../../query/parse-query.ts';
import type { Evidence, RankingSignal } from '../signal.ts';
import { coverage } from './coverage.ts';
import { headingMatch } from './heading-match.ts';
import { literalHeading } from './literal-heading.ts';
import { textMatch } from './text-match.ts';
import { verbatim } from './verbatim.ts';

/** The signals that make a score, in the order in which they are applied. */
export const signals: readonly RankingSignal[] = [
  textMatch,
  coverage,
  headingMatch,
  literalHeading,
  verbatim,
];

export function scoreOf(evidence: Evidence, style: QueryStyle): number {
  let score = 0;
  for (const { apply, weights } of signals) score = apply(score, evidence, weights[style]);
  return score;
}
