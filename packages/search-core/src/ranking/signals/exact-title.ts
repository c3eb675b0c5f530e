import type { RankingSignal } from '../signal.ts';

/**
 * A title that says nothing but the query. Value 0 or 1. Weight from 0 to about 20, where it would outweigh
 * any other match of a short query; 4 is one rare word in a title.
 */
export const exactTitle: RankingSignal = {
  name: 'exact-title',
  weight: 4,
  value: ({ titleCoverage, titleLength, queryLength }) =>
    titleCoverage === 1 && titleLength === queryLength ? 1 : 0,
};
