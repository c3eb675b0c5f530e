import { expect, it } from 'vitest';
import { findKnots } from './cycles.ts';

it('finds a cycle through several files and one of a file with itself', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['d']],
    ['e', ['a']],
  ]);
  expect(findKnots(graph).map((knot) => knot.toSorted())).toEqual([['d'], ['a', 'b', 'c']]);
});

it('finds none where two ways lead to one file', () => {
  expect(
    findKnots(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['d']],
        ['c', ['d']],
        ['d', []],
      ]),
    ),
  ).toEqual([]);
});
