import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipRanges, mergeRanges, shiftRanges } from './ranges.ts';

const range = (start: number, end: number) => ({ start, end });

describe('mergeRanges', () => {
  it.each([
    ['nothing', [], []],
    ['an empty range', [range(3, 3)], []],
    ['the order', [range(4, 5), range(0, 1)], [range(0, 1), range(4, 5)]],
    ['overlap', [range(0, 3), range(2, 5)], [range(0, 5)]],
    ['touching', [range(0, 1), range(1, 2)], [range(0, 2)]],
    ['containment', [range(0, 9), range(2, 3), range(4, 5)], [range(0, 9)]],
    ['repetition', [range(1, 2), range(1, 2)], [range(1, 2)]],
  ])('handles %s', (_, given, merged) => {
    expect(mergeRanges(given)).toEqual(merged);
  });

  it('covers the same offsets with sorted, disjoint ranges', () => {
    const ranges = fc.array(
      fc.tuple(fc.nat(30), fc.nat(8)).map(([start, length]) => range(start, start + length)),
    );
    const offsetsOf = (list: readonly { start: number; end: number }[]) =>
      new Set(list.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)));
    fc.assert(
      fc.property(ranges, (given) => {
        const merged = mergeRanges(given);
        expect(offsetsOf(merged)).toEqual(new Set([...offsetsOf(given)].sort((a, b) => a - b)));
        for (const [position, { start, end }] of merged.entries()) {
          expect(start).toBeLessThan(end);
          expect(start).toBeGreaterThan(merged[position - 1]?.end ?? -1);
        }
      }),
    );
  });
});

describe('clipRanges', () => {
  it('keeps the parts inside and drops empty ones', () => {
    expect(clipRanges([range(0, 2), range(3, 6), range(8, 9)], range(2, 5))).toEqual([range(3, 5)]);
  });
});

describe('shiftRanges', () => {
  it('moves both ends', () => {
    expect(shiftRanges([range(4, 6)], -3)).toEqual([range(1, 3)]);
  });
});
