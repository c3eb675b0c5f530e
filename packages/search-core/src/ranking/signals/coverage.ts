import type { RankingSignal } from '../signal.ts';

/**
 * Pages that have all of the query stand before those that have one word often. The weight is the power of the
 * share: at 1 half of the words halves the score; beyond 2 a page without one rare word is as good as gone.
 */
export const coverage: RankingSignal = {
  name: 'coverage',
  weights: { lookup: 0.3, question: 0.4 },
  apply: (score, evidence, weight) => (evidence.coverage === 1 ? score : score * evidence.coverage ** weight),
};
