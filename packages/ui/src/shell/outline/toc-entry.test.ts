import { expect, it } from 'vitest';
import { tocIndents } from './toc-entry.ts';

const toc = (...depths: number[]) => depths.map((depth) => ({ id: '', text: '', depth }));

it('indents relative to the level of the first heading', () => {
  expect(tocIndents(toc(2, 3, 4, 2))).toEqual([0, 1, 2, 0]);
  expect(tocIndents(toc(3, 4))).toEqual([0, 1]);
});

it('never returns a negative indentation', () => {
  expect(tocIndents(toc(3, 2, 3))).toEqual([0, 0, 0]);
});
