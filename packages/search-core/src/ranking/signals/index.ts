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

/** One call after the other, not a loop over `signals`: it is asked for every page, and calls by name are inlined. */
export function scoreOf(evidence: Evidence, style: QueryStyle): number {
  let score = textMatch.apply(0, evidence, textMatch.weights[style]);
  score = coverage.apply(score, evidence, coverage.weights[style]);
  score = headingMatch.apply(score, evidence, headingMatch.weights[style]);
  score = literalHeading.apply(score, evidence, literalHeading.weights[style]);
  return verbatim.apply(score, evidence, verbatim.weights[style]);
}
