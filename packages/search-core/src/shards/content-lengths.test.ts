import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentLengthsOf } from './content-lengths.ts';

const lengthsOf = (given: readonly number[]) => {
  const { levels, levelOf } = contentLengthsOf(Uint32Array.from(given));
  return Array.from(levelOf, (level) => levels[level]);
};

describe('lengths of contents', () => {
  it('are exact where there are few', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e6), { maxLength: 256 }), (given) => {
        expect(lengthsOf(given)).toEqual(given);
      }),
    );
  });

  it.each([
    [1000, 1.02],
    [9000, 1.15],
  ])('of %i pages are within a step of %d, with a byte each', (pages, step) => {
    const given = Array.from({ length: pages }, (_, at) => 300 + ((at * 7919) % 900));
    for (const [page, length] of lengthsOf(given).entries()) {
      const ratio = (length ?? 0) / (given[page] ?? 0);
      expect(ratio).toBeGreaterThan(1 / step);
      expect(ratio).toBeLessThan(step);
    }
  });

  it('far beyond the others count as those beyond', () => {
    const given = [...Array.from({ length: 9000 }, (_, at) => 300 + (at % 900)), 1e6, 0];
    const [longest = 0, empty = 0] = lengthsOf(given).slice(-2);
    expect(longest).toBeGreaterThan(1199);
    expect(empty).toBeLessThan(301);
  });
});
