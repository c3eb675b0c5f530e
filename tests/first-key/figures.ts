/** What could not be measured, which is not a number, counts as longer than all that could. */
export function medianOf(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  return known[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Right-aligned, with one decimal; a dash where nothing could be measured. */
export const shown = (ms: number): string => (Number.isFinite(ms) ? ms.toFixed(1) : '–').padStart(9);
