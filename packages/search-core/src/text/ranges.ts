/** A half-open span `[start, end)` of a text, in UTF-16 code units. */
export interface HighlightRange {
  readonly start: number;
  readonly end: number;
}

/** Sorted and disjoint, empty ranges dropped; touching ranges become one: `[0,1) [1,2)` gives `[0,2)`. */
export function mergeRanges(ranges: readonly HighlightRange[]): readonly HighlightRange[] {
  const sorted = ranges.filter((range) => range.start < range.end).sort((a, b) => a.start - b.start);
  const merged: HighlightRange[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && range.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else {
      merged.push(range);
    }
  }
  return merged;
}

/** The parts of `ranges` that lie inside `window`; order is kept, ranges that become empty are dropped. */
export function clipRanges(
  ranges: readonly HighlightRange[],
  window: HighlightRange,
): readonly HighlightRange[] {
  return ranges
    .map(({ start, end }) => ({ start: Math.max(start, window.start), end: Math.min(end, window.end) }))
    .filter(({ start, end }) => start < end);
}

/** Moves every range by `by` code units, which may be negative. */
export function shiftRanges(ranges: readonly HighlightRange[], by: number): readonly HighlightRange[] {
  return ranges.map(({ start, end }) => ({ start: start + by, end: end + by }));
}
