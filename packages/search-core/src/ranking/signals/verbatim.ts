import type { RankingSignal } from '../signal.ts';

/** The text has the whole query word by word. From 0 to about 20: who quotes a page means that page. */
export const verbatim: RankingSignal = {
  name: 'verbatim',
  weights: { lookup: 10, question: 10 },
  apply: (score, evidence, weight) => score * (1 + weight * evidence.verbatim),
};
