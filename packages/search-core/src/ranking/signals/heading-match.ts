import type { RankingSignal } from '../signal.ts';

/** A title or heading that says just the query multiplies the score by `1 + weight`. From 0 to about 6. */
export const headingMatch: RankingSignal = {
  name: 'heading-match',
  weights: { lookup: 4, question: 0 },
  apply: (score, { heading }, weight) => score * (1 + weight * heading),
};
