import type { RankingSignal } from '../signal.ts';

/** The best head has the query letter for letter, `$` and brackets too. From 0 to about 2. */
export const literalHeading: RankingSignal = {
  name: 'literal-heading',
  weights: { lookup: 1, question: 0 },
  apply: (score, { literal }, weight) => score * (1 + weight * literal),
};
