/** The median; NaN, for what could not be measured, counts as the largest value. */
export function medianOf(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  return known[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Right-aligned, with one decimal; a dash for NaN. */
export const shown = (ms: number): string => (Number.isFinite(ms) ? ms.toFixed(1) : '–').padStart(9);
