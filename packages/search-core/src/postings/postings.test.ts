import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PostingsBuilder } from './postings-builder.ts';
import { postingsPerHeadStart, visitPostings, widestGap } from './postings-list.ts';
import type { Postings, PostingsSpan } from './postings-list.ts';

interface Posting {
  readonly page: number;
  readonly frequency: number;
  readonly heads: readonly number[];
}

function postingsIn(postings: Postings, span: PostingsSpan, pages: number): readonly Posting[] {
  const list: { page: number; frequency: number; heads: number[] }[] = [];
  visitPostings(postings, span, pages, {
    page: (page, frequency) => list.push({ page, frequency, heads: [] }),
    head: (_page, head) => list.at(-1)?.heads.push(head),
  });
  return list;
}

/** The lists of `terms`, each with what it has of `given` pages. */
function listsOf(
  given: readonly (readonly {
    readonly term: string;
    readonly count: number;
    readonly heads: readonly number[];
  }[])[],
  terms: readonly string[],
) {
  const builder = new PostingsBuilder();
  for (const page of given) {
    for (const { term, heads } of page)
      for (const head of heads) builder.addHead(builder.numberOf(term), head);
    for (const { term, count } of page)
      for (let left = count; left > 0; left -= 1) builder.addText(builder.numberOf(term));
    builder.endPage();
  }
  const { postings, lengths } = builder.build(terms);
  let start = 0;
  const lists = Array.from(lengths, (length) => {
    const span = { start, end: start + length };
    start = span.end;
    return postingsIn(postings, span, given.length);
  });
  return { lists, postings, builder };
}

describe('postings', () => {
  it('count occurrences in the content of a page and name the heads that have the term', () => {
    const { lists, builder } = listsOf(
      [
        [
          { term: 'a', count: 2, heads: [] },
          { term: 'b', count: 0, heads: [0] },
        ],
        [],
        [{ term: 'a', count: 1, heads: [2, 2, 7, 300] }],
      ],
      ['b', 'a', 'c'],
    );
    expect(builder.postingCount).toBe(3);
    expect(builder.terms).toEqual(['b', 'a']);
    expect(lists).toEqual([
      [{ page: 0, frequency: 0, heads: [0] }],
      [
        { page: 0, frequency: 2, heads: [] },
        { page: 2, frequency: 1, heads: [2, 7, 300] },
      ],
      [],
    ]);
  });

  it('come back as a plain count would have them, from whichever terms are asked for', () => {
    const heads = fc.uniqueArray(fc.nat(300), { maxLength: 4 }).map((some) => some.toSorted((a, b) => a - b));
    const use = fc
      .record({ term: fc.constantFrom('x', 'y', 'z'), count: fc.nat(10), heads })
      .filter(({ count, heads: { length } }) => count + length > 0);
    const page = fc.uniqueArray(use, { selector: ({ term }) => term });
    const pages = fc.array(page, { maxLength: 3 * postingsPerHeadStart, size: 'max' });
    fc.assert(
      fc.property(pages, fc.constantFrom(['x', 'y', 'z'], ['z', 'x'], ['y']), (given, terms) => {
        const expected = terms.map((wanted) =>
          given.flatMap((uses, at) =>
            uses
              .filter(({ term }) => term === wanted)
              .map(({ count, heads: ofPage }) => ({ page: at, frequency: count, heads: ofPage })),
          ),
        );
        expect(listsOf(given, terms).lists).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it('reach over any number of pages', () => {
    const empty = Array.from({ length: 5 * widestGap }, () => []);
    const use = [{ term: 'x', count: 1, heads: [1] }];
    const pages = [0, 1, widestGap, widestGap + 1, 3 * widestGap, 5 * widestGap];
    const given = [...empty.keys(), empty.length].map((page) => (pages.includes(page) ? use : []));
    expect(listsOf(given, ['x']).lists[0]?.map(({ page }) => page)).toEqual(pages);
  });

  it('round a large frequency by less than an eighth, and what is beyond all levels to the last', () => {
    for (let count = 1; count <= 184; count += 1) {
      const frequency = listsOf([[{ term: 'x', count, heads: [] }]], ['x']).lists[0]?.[0]?.frequency ?? 0;
      expect(Math.abs(frequency - count) / count).toBeLessThan(count > 10 ? 1 / 8 : Number.EPSILON);
    }
    expect(listsOf([[{ term: 'x', count: 1000, heads: [] }]], ['x']).lists[0]?.[0]?.frequency).toBe(184);
  });

  it('never give a page that does not exist, whatever the bytes', () => {
    const column = fc.uint8Array({ maxLength: 40 });
    fc.assert(
      fc.property(column, column, column, fc.nat(40), fc.nat(20), (gaps, forms, heads, end, pages) => {
        const postings = { gaps, forms, heads, headStarts: Uint32Array.of(end) };
        const found = postingsIn(postings, { start: 0, end }, pages).map(({ page }) => page);
        for (const [position, page] of found.entries()) {
          expect(page).toBeGreaterThan(found[position - 1] ?? -1);
          expect(page).toBeLessThan(pages);
        }
      }),
    );
  });
});
