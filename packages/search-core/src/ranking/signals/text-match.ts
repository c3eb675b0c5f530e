import type { RankingSignal } from '../signal.ts';

/** The words themselves. All other weights are relative to this one. */
export const textMatch: RankingSignal = {
  name: 'text-match',
  weight: 1,
  value: ({ textScore }) => textScore,
};
