import { expect, it } from 'vitest';
import { findCycles } from './cycles.ts';

it('finds a cycle of several files and a file that imports itself', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['d']],
    ['e', ['a']],
  ]);
  expect(findCycles(graph).map((cycle) => cycle.toSorted())).toEqual([['d'], ['a', 'b', 'c']]);
});

it('finds none if two paths lead to one file', () => {
  expect(
    findCycles(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['d']],
        ['c', ['d']],
        ['d', []],
      ]),
    ),
  ).toEqual([]);
});
