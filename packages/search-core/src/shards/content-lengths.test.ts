import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedLength } from '../index/field-lengths.ts';
import { contentLengthsOf } from './content-lengths.ts';

describe('lengths of contents', () => {
  it('are rounded once, as in the ranking of a whole index', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e6), { maxLength: 256 }), (given) => {
        const { levels, levelOf } = contentLengthsOf(Uint32Array.from(given));
        const read = Array.from(levelOf, (level) => levels[level] ?? -1);
        expect(read).toEqual(given.map(roundedLength));
        expect(read.map(roundedLength)).toEqual(read);
      }),
    );
  });

  it('are within an eighth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), (length) => {
        expect(Math.abs(roundedLength(length) - length)).toBeLessThanOrEqual(length / 8);
      }),
    );
    expect([0, 1, 7, 9, 11, 13, 100, 1000].map(roundedLength)).toEqual([0, 1, 7, 10, 12, 14, 96, 1024]);
  });
});
