import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PostingsBuilder } from './postings-builder.ts';
import { visitPostings } from './postings-list.ts';
import type { Posting } from './postings-list.ts';

function postingsIn(bytes: Uint8Array, pages: number): readonly Posting[] {
  const list: { page: number; frequency: number; heads: number[] }[] = [];
  visitPostings(bytes, { start: 0, end: bytes.length }, pages, {
    page: (page, frequency) => list.push({ page, frequency, heads: [] }),
    head: (_page, head) => list.at(-1)?.heads.push(head),
  });
  return list;
}

describe('postings', () => {
  it('count occurrences in the content of a page and name the heads that have the term', () => {
    const builder = new PostingsBuilder();
    builder.addText('a', 0);
    builder.addText('a', 0);
    builder.addHead('b', 0, 0);
    builder.addHead('a', 900, 2);
    builder.addHead('a', 900, 2);
    builder.addHead('a', 900, 7);
    builder.addText('a', 900);
    expect(builder.postingCount).toBe(3);
    expect(postingsIn(Uint8Array.from(builder.listOf('a')), 901)).toEqual([
      { page: 0, frequency: 2, heads: [] },
      { page: 900, frequency: 1, heads: [2, 7] },
    ]);
    expect(postingsIn(Uint8Array.from(builder.listOf('b')), 901)).toEqual([
      { page: 0, frequency: 0, heads: [0] },
    ]);
    expect(builder.listOf('c')).toEqual([]);
  });

  it('come back as a plain count would have them', () => {
    const head = fc.option(fc.nat(300), { nil: null });
    const occurrences = fc.array(fc.tuple(fc.nat(5000), head), { maxLength: 60 });
    fc.assert(
      fc.property(occurrences, (given) => {
        const builder = new PostingsBuilder();
        const expected = new Map<number, { page: number; frequency: number; heads: number[] }>();
        for (const [page, place] of given.toSorted((a, b) => a[0] - b[0] || (a[1] ?? -1) - (b[1] ?? -1))) {
          const posting = expected.get(page) ?? { page, frequency: 0, heads: [] };
          expected.set(page, posting);
          if (place === null) {
            builder.addText('x', page);
            posting.frequency += 1;
          } else {
            builder.addHead('x', page, place);
            if (!posting.heads.includes(place)) posting.heads.push(place);
          }
        }
        expect(postingsIn(Uint8Array.from(builder.listOf('x')), 5001)).toEqual([...expected.values()]);
      }),
    );
  });

  it('never give a page that does not exist, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), fc.nat(20), (bytes, pages) => {
        const found = postingsIn(bytes, pages).map(({ page }) => page);
        for (const [position, page] of found.entries()) {
          expect(page).toBeGreaterThan(found[position - 1] ?? -1);
          expect(page).toBeLessThan(pages);
        }
      }),
    );
  });
});
