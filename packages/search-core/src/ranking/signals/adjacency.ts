import type { RankingSignal } from '../signal.ts';

/** Words that stand side by side in the query stand so in the page. From 0 to about 0.5: it decides among equals. */
export const adjacency: RankingSignal = {
  name: 'adjacency',
  weights: { lookup: 0.2, question: 0 },
  apply: (score, evidence, weight) => score * (1 + weight * evidence.adjacency),
};
