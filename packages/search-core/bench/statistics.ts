import { between, seededRandom } from './corpora/seeded.ts';

/** NaN for an empty list. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Standard error of the mean: `s / sqrt(n)` with the sample deviation `s`, divisor n - 1. NaN for fewer than two
 * values.
 */
export function standardError(values: readonly number[]): number {
  const centre = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

const resamples = 2000;

/**
 * The 95 % percentile interval of the mean: resamples the values with replacement and takes the 2.5th and 97.5th
 * percentile of the means. Deterministic for a seed. For per-query differences between two engines, this is the paired
 * bootstrap. NaN for an empty list.
 * Source: Efron and Tibshirani, An Introduction to the Bootstrap, 1993, chapter 13.
 */
export function bootstrapInterval(values: readonly number[], seed = 1): Interval {
  const random = seededRandom(seed);
  const last = values.length - 1;
  const means = Array.from({ length: resamples }, () => {
    let sum = 0;
    for (let drawn = 0; drawn < values.length; drawn += 1) sum += values[between(random, 0, last)] ?? 0;
    return sum / values.length;
  }).toSorted((a, b) => a - b);
  const at = (share: number) => means[Math.round(share * (resamples - 1))] ?? Number.NaN;
  return { low: at(0.025), high: at(0.975) };
}

/** A difference with its interval: `+.012 [-.003, +.027]`. */
export function showDifference(differences: readonly number[]): string {
  const { low, high } = bootstrapInterval(differences);
  return `${signed(mean(differences))} [${signed(low)}, ${signed(high)}]`;
}

export function signed(value: number): string {
  const text = Math.abs(value).toFixed(3);
  return Number(text) === 0 ? text : `${value < 0 ? '-' : '+'}${text}`;
}
