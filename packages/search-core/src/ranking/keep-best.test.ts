import { expect, it } from 'vitest';
import { keepBest } from './keep-best.ts';

const pagesOf = (...scores: readonly number[]) =>
  scores.map((score, page) => ({
    page,
    score,
    section: 0,
    evidence: { text: score, coverage: 1, heading: 0, literal: 0, verbatim: 0 },
  }));

it('leaves the best pages in order and says the score of the last of them', () => {
  const pages = pagesOf(1, 4, 2, 4, 3);
  expect(keepBest(pages, 3)).toBe(3);
  expect(pages.map(({ page }) => page)).toEqual([1, 3, 4]);
});

it('asks nothing of another page while there are too few', () => {
  const pages = pagesOf(1, 2);
  expect(keepBest(pages, 3)).toBe(-Infinity);
  expect(pages.map(({ page }) => page)).toEqual([1, 0]);
});
