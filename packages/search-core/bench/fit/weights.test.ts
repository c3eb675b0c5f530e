import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { grid, scaleWeights, shipped, showFactors } from './weights.ts';

const read = (file: string) => readFileSync(new URL(`../..${file}`, import.meta.url), 'utf8');

it('finds every weight in the source of the engine', () => {
  for (const file of ['/src/ranking/bm25.ts', '/src/ranking/score.ts', '/src/query/resolve-query.ts'])
    expect(scaleWeights(file, read(file), 'given')).toContain(' * factors.');
});

it('fails if a weight is not found, and does not change other files', () => {
  expect(() => scaleWeights('/src/ranking/score.ts', 'const weights = {}', 'given')).toThrow(
    'matches 0 times',
  );
  expect(scaleWeights('/src/index.ts', 'k1: 1.6', 'given')).toBe('k1: 1.6');
});

it('tries every combination once, the shipped weights first', () => {
  expect(grid[0]).toEqual(shipped);
  expect(new Set(grid.map((factors) => JSON.stringify(factors))).size).toBe(3 ** 5);
  expect(grid.map(showFactors).slice(0, 3)).toEqual([
    'as shipped',
    'prefixBase ×0',
    'prefixBase ×3, prefixShare ×0.75',
  ]);
});
