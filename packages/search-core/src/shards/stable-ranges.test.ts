import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashCost, stableRanges } from './stable-ranges.ts';

const sizes = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 60 });
const rangesOf = (items: readonly number[], size = 50) =>
  stableRanges(
    { count: items.length, sizeOf: (item) => items[item] ?? 0, costOf: (item) => hashCost(`key ${item}`) },
    { size, maxRanges: 500 },
  );

it('cuts without gaps, into ranges of at most the requested size', () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 10, max: 80 }), (items, size) => {
      const ranges = rangesOf(items, size);
      expect(ranges.flatMap(({ from, to }) => items.slice(from, to))).toEqual(items);
      for (const { from, to } of ranges) {
        expect(to).toBeGreaterThan(from);
        const filled = items.slice(from, to).reduce((sum, one) => sum + one, 0);
        if (to - from > 1) expect(filled).toBeLessThanOrEqual(size);
      }
    }),
  );
});

it('ends ranges at the same places soon after an item that has grown', () => {
  const items = Array.from({ length: 400 }, (_, at) => 3 + ((at * 7) % 5));
  const before = rangesOf(items).map(({ to }) => to);
  const after = rangesOf(items.with(20, 40)).map(({ to }) => to);
  const common = before.filter((end) => after.includes(end));
  expect(before.length).toBeGreaterThan(30);
  expect(common.length).toBeGreaterThan(before.length - 4);
});

it('cuts a long list into larger ranges, not into more than requested', () => {
  const ranges = rangesOf(Array.from({ length: 100_000 }, () => 10));
  expect(ranges.length).toBeGreaterThan(300);
  expect(ranges.length).toBeLessThan(500);
});

it('cuts a long list at the same places after an item at the end has grown', () => {
  const items = Array.from({ length: 1050 }, () => 100);
  const cut = (some: readonly number[]) =>
    stableRanges(
      { count: some.length, sizeOf: (item) => some[item] ?? 0, costOf: () => 0 },
      { size: 1, maxRanges: 50 },
    );
  const [before, after] = [cut(items), cut(items.with(1049, 3000))];
  expect(before.length).toBeGreaterThan(30);
  expect(after.slice(0, before.length - 2)).toEqual(before.slice(0, -2));
});

it('ends a range at the cheapest place in its second half', () => {
  const costs = [9, 1, 9, 9, 9, 9, 3, 9, 2, 9, 9, 9];
  const items = { count: 12, sizeOf: () => 1, costOf: (item: number) => costs[item] ?? 0 };
  expect(stableRanges(items, { size: 10 })).toEqual([
    { from: 0, to: 8 },
    { from: 8, to: 12 },
  ]);
});
