import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PostingsBuilder } from './postings-builder.ts';
import { deltaLimit, postingsPerHeadingStart, visitPostings } from './postings-list.ts';
import type { Postings, PostingsSpan } from './postings-list.ts';

interface Posting {
  readonly docId: number;
  readonly frequency: number;
  readonly headings: readonly number[];
}

function postingsIn(postings: Postings, span: PostingsSpan, pages: number): readonly Posting[] {
  const list: { docId: number; frequency: number; headings: number[] }[] = [];
  visitPostings(postings, span, pages, {
    document: (docId, frequency) => list.push({ docId, frequency, headings: [] }),
    heading: (_docId, heading) => list.at(-1)?.headings.push(heading),
  });
  return list;
}

/** The lists of `terms` over the `given` documents. */
function listsOf(
  given: readonly (readonly {
    readonly term: string;
    readonly count: number;
    readonly headings: readonly number[];
  }[])[],
  terms: readonly string[],
) {
  const builder = new PostingsBuilder();
  for (const page of given) {
    for (const { term, headings } of page)
      for (const heading of headings) builder.addHeading(builder.numberOf(term), heading);
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
  it('count occurrences in the content of a document and name the headings that have the term', () => {
    const { lists, builder } = listsOf(
      [
        [
          { term: 'a', count: 2, headings: [] },
          { term: 'b', count: 0, headings: [0] },
        ],
        [],
        [{ term: 'a', count: 1, headings: [2, 2, 7, 300] }],
      ],
      ['b', 'a', 'c'],
    );
    expect(builder.postingCount).toBe(3);
    expect(builder.terms).toEqual(['b', 'a']);
    expect(lists).toEqual([
      [{ docId: 0, frequency: 0, headings: [0] }],
      [
        { docId: 0, frequency: 2, headings: [] },
        { docId: 2, frequency: 1, headings: [2, 7, 300] },
      ],
      [],
    ]);
  });

  it('equal a plain count for any subset of terms', () => {
    const headings = fc
      .uniqueArray(fc.nat(300), { maxLength: 4 })
      .map((some) => some.toSorted((a, b) => a - b));
    const use = fc
      .record({ term: fc.constantFrom('x', 'y', 'z'), count: fc.nat(10), headings })
      .filter(({ count, headings: { length } }) => count + length > 0);
    const page = fc.uniqueArray(use, { selector: ({ term }) => term });
    const pages = fc.array(page, { maxLength: 3 * postingsPerHeadingStart, size: 'max' });
    fc.assert(
      fc.property(pages, fc.constantFrom(['x', 'y', 'z'], ['z', 'x'], ['y']), (given, terms) => {
        const expected = terms.map((wanted) =>
          given.flatMap((uses, at) =>
            uses
              .filter(({ term }) => term === wanted)
              .map(({ count, headings: ofPage }) => ({ docId: at, frequency: count, headings: ofPage })),
          ),
        );
        expect(listsOf(given, terms).lists).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it('support any gap between documents', () => {
    const empty = Array.from({ length: 5 * deltaLimit }, () => []);
    const use = [{ term: 'x', count: 1, headings: [1] }];
    const pages = [0, 1, deltaLimit, deltaLimit + 1, 2 * deltaLimit + 2, 3 * deltaLimit, 5 * deltaLimit];
    const given = [...empty.keys(), empty.length].map((page) => (pages.includes(page) ? use : []));
    expect(listsOf(given, ['x']).lists[0]?.map(({ docId }) => docId)).toEqual(pages);
  });

  it('round a large frequency by less than a tenth, and one beyond all levels to the last level', () => {
    for (let count = 1; count <= 184; count += 1) {
      const frequency = listsOf([[{ term: 'x', count, headings: [] }]], ['x']).lists[0]?.[0]?.frequency ?? 0;
      expect(Math.abs(frequency - count) / count).toBeLessThan(count > 10 ? 1 / 10 : Number.EPSILON);
    }
    expect(listsOf([[{ term: 'x', count: 1000, headings: [] }]], ['x']).lists[0]?.[0]?.frequency).toBe(184);
  });

  it('never yield a document that does not exist, whatever the bytes', () => {
    const column = fc.uint8Array({ maxLength: 40 });
    fc.assert(
      fc.property(
        column,
        column,
        column,
        fc.nat(40),
        fc.nat(20),
        (docDeltas, packedFrequencies, headingDeltas, end, pages) => {
          const postings = {
            docDeltas,
            packedFrequencies,
            headingDeltas,
            headingStarts: Uint32Array.of(end),
          };
          const found = postingsIn(postings, { start: 0, end }, pages).map(({ docId }) => docId);
          for (const [position, docId] of found.entries()) {
            expect(docId).toBeGreaterThan(found[position - 1] ?? -1);
            expect(docId).toBeLessThan(pages);
          }
        },
      ),
    );
  });
});
