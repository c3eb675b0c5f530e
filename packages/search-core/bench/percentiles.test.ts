import { expect, it } from 'vitest';
import { median, percentile, percentilesOf } from './percentiles.ts';

const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);

it('computes nearest-rank percentiles of unsorted values', () => {
  expect(percentilesOf(hundred)).toEqual({ p50: 50, p95: 95, p99: 99 });
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

it('computes the median of an even number of values as the mean of the middle two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});
