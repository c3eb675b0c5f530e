import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentLengthsOf } from './content-lengths.ts';

const lengthsOf = (given: readonly number[]) => {
  const { levels, levelOf } = contentLengthsOf(Uint32Array.from(given));
  return Array.from(levelOf, (level) => levels[level]);
};

describe('lengths of contents', () => {
  it('are exact for a small index', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e6), { maxLength: 256 }), (given) => {
        expect(lengthsOf(given)).toEqual(given);
      }),
    );
  });

  it('of many pages are within a step of 15 %', () => {
    const given = Array.from({ length: 9000 }, (_, at) => 300 + ((at * 7919) % 900));
    expect(contentLengthsOf(Uint32Array.from(given)).levels).toHaveLength(16);
    for (const [page, length] of lengthsOf(given).entries()) {
      const ratio = (length ?? 0) / (given[page] ?? 0);
      expect(ratio).toBeGreaterThan(1 / 1.15);
      expect(ratio).toBeLessThan(1.15);
    }
  });

  it('far beyond the others count as those beyond', () => {
    const given = [...Array.from({ length: 9000 }, (_, at) => 300 + (at % 900)), 1e6, 0];
    const [longest = 0, empty = 0] = lengthsOf(given).slice(-2);
    expect(longest).toBeGreaterThan(1199);
    expect(empty).toBeLessThan(301);
  });
});
