import { expect, it } from 'vitest';
import { fitText } from './fit-report.ts';
import { bestSetting, crossValidate, leaveOneOut } from './left-out.ts';

it('selects the first of equal settings', () => {
  expect(bestSetting([0.5, 0.7, 0.7])).toBe(1);
});

it('fits on other projects only, each corpus with the same weight', () => {
  const corpora = [
    { name: 'a-en', scores: [[0], [1]] },
    { name: 'a-zh', scores: [[0], [1]] },
    {
      name: 'b-en',
      scores: [
        [0.5, 0.5],
        [0, 0],
      ],
    },
    { name: 'c-en', scores: [[0.5], [0.9]] },
  ];
  const [first, , second, third] = leaveOneOut(corpora);
  // b prefers setting 0 by .5, c setting 1 by .4.
  expect(first).toEqual({
    name: 'a-en',
    fittedOn: ['b-en', 'c-en'],
    setting: 0,
    fitted: [0],
    shipped: [0],
    ownBest: 1,
  });
  expect(second).toMatchObject({ setting: 1, fitted: [0, 0], shipped: [0.5, 0.5], ownBest: 0.5 });
  expect(third?.fittedOn).toEqual(['a-en', 'a-zh', 'b-en']);
});

it('leaves out every query once', () => {
  const scores = [
    [1, 2, 3, 4, 5, 6, 7],
    [0, 0, 0, 0, 0, 90, 0],
  ];
  const folds = crossValidate({ name: 'graded', scores }, 5);
  expect(folds.map(({ shipped }) => shipped)).toEqual([[1, 6], [2, 7], [3], [4], [5]]);
  // The query that setting 1 answers so well is in the first fold: only the other folds choose it.
  expect(folds.map(({ setting }) => setting)).toEqual([0, 1, 1, 1, 1]);
  expect(folds[0]?.fitted).toEqual([1, 6]);
});

it('shows the mean of the corpora and of all folds', () => {
  const corpora = ['a', 'b'].map((name) => ({
    name,
    scores: [
      [0.25, 0.75],
      [0, 0],
    ],
  }));
  const text = fitText(leaveOneOut(corpora), [crossValidate({ name: 'c', scores: [[0, 1, 0, 1]] }, 2)]);
  expect(text).toMatch(/\| mean +\| +\| +\| +0\.500 \| +0\.500 \|/);
  expect(text).toContain('c by 2 folds');
  expect(text).toMatch(/\| all +\| +4 \| +\| 0\.500 ± 0\.289 \|/);
});
