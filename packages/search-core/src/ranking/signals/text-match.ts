import type { RankingSignal } from '../signal.ts';

/** The words themselves, field by field. Every other signal is relative to this one. */
export const textMatch: RankingSignal = {
  name: 'text-match',
  weights: { lookup: 1, question: 1 },
  apply: (score, { text }, weight) => score + weight * text,
};
