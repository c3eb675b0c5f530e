import type { Evidence, RankingSignal } from '../signal.ts';
import { coverage } from './coverage.ts';
import { headingMatch } from './heading-match.ts';
import { textMatch } from './text-match.ts';

/** The signals that make a score, in the order in which they are applied. */
export const signals: readonly RankingSignal[] = [textMatch, coverage, headingMatch];

export function scoreOf(evidence: Evidence): number {
  let score = 0;
  for (const signal of signals) score = signal.apply(score, evidence);
  return score;
}
