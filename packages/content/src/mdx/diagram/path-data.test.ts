import { expect, test } from 'vitest';
import { parsePathData, printPathData } from './path-data.ts';

test.each([
  ['M1 2 3 4', 'M1 2L3 4'],
  ['m1 2 3 4 5 6', 'M1 2L4 6L9 12'],
  ['M10 20h5v-5', 'M10 20L15 20L15 15'],
  ['M10 20H5V8', 'M10 20L5 20L5 8'],
  ['M10 20c1 2 3 4 5 6s1 1 2 2', 'M10 20C11 22 13 24 15 26S16 27 17 28'],
  ['M10 20q1 2 3 4t5 5', 'M10 20Q11 22 13 24T18 29'],
  ['M10 20a4 5 0 0 1 6-7', 'M10 20A4 5 0 0 1 16 13'],
  ['M10 20l5 5zl1 1', 'M10 20L15 25ZL11 21'],
  ['M.5.25,1-1', 'M0.5 0.25L1 -1'],
])('parses %s as %s', (written, absolute) => {
  expect(printPathData(parsePathData(written) ?? [])).toBe(absolute);
});

test.each(['', 'L1 2', 'M1', 'M1 2Z3', 'M1 2 L', 'M1 2 N3 4', 'M1e3 2'])('rejects %j', (text) => {
  expect(parsePathData(text)).toBeNull();
});
