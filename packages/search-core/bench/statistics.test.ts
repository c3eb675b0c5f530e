import { expect, it } from 'vitest';
import { seededRandom } from './corpora/seeded.ts';
import { bootstrapInterval, mean, showDifference, signed, standardError } from './statistics.ts';

it('computes the standard error of a small example', () => {
  // Mean 5, squares of the deviations 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32, s = sqrt(32 / 7).
  const values = [2, 4, 4, 4, 5, 5, 7, 9];
  expect(mean(values)).toBe(5);
  expect(standardError(values)).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12);
  expect(standardError([1])).toBeNaN();
});

it('returns the same interval for the same seed, and another for another seed', () => {
  const values = Array.from({ length: 50 }, (_, at) => Math.sin(at));
  expect(bootstrapInterval(values, 7)).toEqual(bootstrapInterval(values, 7));
  expect(bootstrapInterval(values, 7)).not.toEqual(bootstrapInterval(values, 8));
});

it('contains the mean, and has no width if all values are equal', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const random = seededRandom(seed);
    const skewed = Array.from({ length: 40 }, () => random() ** 4);
    const { low, high } = bootstrapInterval(skewed, seed);
    expect(low).toBeLessThan(mean(skewed));
    expect(high).toBeGreaterThan(mean(skewed));
  }
  expect(bootstrapInterval([0.25, 0.25, 0.25])).toEqual({ low: 0.25, high: 0.25 });
  expect(bootstrapInterval([])).toEqual({ low: Number.NaN, high: Number.NaN });
});

it('agrees with the normal approximation: 1.96 standard errors to each side', () => {
  const values = Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? 0 : 1));
  const { low, high } = bootstrapInterval(values);
  expect(low).toBeCloseTo(0.5 - 1.96 * standardError(values), 2);
  expect(high).toBeCloseTo(0.5 + 1.96 * standardError(values), 2);
});

it('for two values, both ends are samples with one of them twice', () => {
  expect(bootstrapInterval([0, 1])).toEqual({ low: 0, high: 1 });
});

it('shows a difference with its sign, and none for zero', () => {
  expect(showDifference([0.5, 0.5])).toBe('+0.500 [+0.500, +0.500]');
  expect(signed(-0.0321)).toBe('-0.032');
  expect(signed(-0.0001)).toBe('0.000');
});
