import type { RankingSignal } from '../signal.ts';

const weight = 3;

/** A title or heading that says just the query multiplies the score by `1 + weight`. From 0 to about 6. */
export const headingMatch: RankingSignal = {
  name: 'heading-match',
  weight,
  apply: (score, { heading }) => score * (1 + weight * heading),
};
