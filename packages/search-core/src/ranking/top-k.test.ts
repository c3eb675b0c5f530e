import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TopK } from './top-k.ts';

it('keeps the first entries of a full sort, and the score of the last', () => {
  const scores = fc.array(fc.oneof(fc.nat(5), fc.double({ min: 0, max: 5, noNaN: true })), { maxLength: 60 });
  fc.assert(
    fc.property(scores, fc.nat(12), fc.integer(), (given, k, rotate) => {
      const pairs = given.map((score, docId) => ({ docId, score }));
      const start = given.length === 0 ? 0 : Math.abs(rotate) % given.length;
      const top = new TopK(k);
      for (const { docId, score } of [...pairs.slice(start), ...pairs.slice(0, start)])
        top.push(docId, score);
      const sorted = pairs.toSorted((a, b) => b.score - a.score || a.docId - b.docId).slice(0, k);
      expect(top.docIds()).toEqual(sorted.map(({ docId }) => docId));
      if (k > 0) expect(top.threshold).toBe(sorted.length < k ? -Infinity : sorted.at(-1)?.score);
    }),
    { numRuns: 500 },
  );
});

it('has a threshold after twice as many pairs as it keeps', () => {
  const top = new TopK(3);
  for (const score of [1, 2, 3, 4, 5, 6]) top.push(score, score);
  expect(top.threshold).toBe(4);
});
