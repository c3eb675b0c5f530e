import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

const encoder = new TextEncoder();
const distance = (a: string, b: string, max = 9) => editDistance(encoder.encode(a), encoder.encode(b), max);

/** The definition, without a table: the least over all last edits. */
function slow(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const same = a.at(-1) === b.at(-1) ? 0 : 1;
  let least = Math.min(
    slow(a.slice(0, -1), b) + 1,
    slow(a, b.slice(0, -1)) + 1,
    slow(a.slice(0, -1), b.slice(0, -1)) + same,
  );
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    least = Math.min(least, slow(a.slice(0, -2), b.slice(0, -2)) + 1);
  }
  return least;
}

it.each([
  ['prefix', 'prefix', 0],
  ['prefix', 'perfix', 1],
  ['prefix', 'prfix', 1],
  ['prefix', 'pprefix', 1],
  ['prefix', 'bretix', 2],
])('from %s to %s it is %i', (a, b, edits) => {
  expect(distance(a, b)).toBe(edits);
});

it('equals the definition, and max + 1 beyond the bound', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.nat(3), (a, b, max) => {
      expect(distance(a, b, max)).toBe(Math.min(slow(a, b), max + 1));
    }),
    { numRuns: 300 },
  );
});

it('compares texts of up to 128 bytes', () => {
  const long = 'ab'.repeat(64);
  expect(distance(long, `${long.slice(0, -1)}c`)).toBe(1);
  expect(distance(long.slice(1), long)).toBe(1);
  expect(distance(long, `${long}a`, 2)).toBe(3);
});

it('does not depend on earlier comparisons', () => {
  expect(distance('abc', 'abc', 2)).toBe(0);
  expect(distance('xdef', 'abcdef', 2)).toBe(3);
});
