import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldId } from '../document/fields.ts';
import { PostingsBuilder } from './postings-builder.ts';
import { visitPostings } from './postings-list.ts';
import type { Postings } from './postings-list.ts';

function listOf(postings: Postings, ordinal: number, documents: number): number[][] {
  const list: number[][] = [];
  visitPostings(postings, ordinal, documents, (...posting) => list.push(posting));
  return list;
}

describe('postings', () => {
  it('counts occurrences per document and field', () => {
    const builder = new PostingsBuilder();
    for (const [term, docId, fieldId] of [
      ['a', 0, 2],
      ['a', 0, 2],
      ['b', 0, 0],
      ['a', 900, 1],
    ] as const) {
      builder.add(term, docId, fieldId);
    }
    const postings = builder.build(['a', 'b']);
    expect(builder.postingCount).toBe(3);
    expect(listOf(postings, 0, 901)).toEqual([
      [0, 0, 0, 2],
      [900, 0, 1, 0],
    ]);
    expect(listOf(postings, 1, 901)).toEqual([[0, 1, 0, 0]]);
    expect(listOf(postings, 2, 901)).toEqual([]);
  });

  it('come back as a plain count would have them', () => {
    const fieldId = fc.constantFrom<FieldId>(0, 1, 2);
    const occurrences = fc.array(fc.tuple(fc.constantFrom('x', 'y', 'z'), fc.nat(5000), fieldId), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(occurrences, (given) => {
        const inOrder = given.toSorted((a, b) => a[1] - b[1]);
        const builder = new PostingsBuilder();
        const expected = new Map<string, Map<number, number[]>>();
        for (const [term, docId, field] of inOrder) {
          builder.add(term, docId, field);
          const byDocument = expected.get(term) ?? new Map<number, number[]>();
          const counts = byDocument.get(docId) ?? [0, 0, 0];
          counts[field] = (counts[field] ?? 0) + 1;
          expected.set(term, byDocument.set(docId, counts));
        }
        const terms = [...expected.keys()];
        const postings = builder.build(terms);
        for (const [ordinal, term] of terms.entries()) {
          const plain = [...(expected.get(term) ?? [])].map(([docId, counts]) => [docId, ...counts]);
          expect(listOf(postings, ordinal, 5001)).toEqual(plain);
        }
      }),
    );
  });

  it('never gives a document that does not exist, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), fc.nat(20), (bytes, documents) => {
        const postings = { bytes, offsets: Uint32Array.of(0, bytes.length) };
        const docIds = listOf(postings, 0, documents).map(([docId]) => docId ?? -1);
        for (const [position, docId] of docIds.entries()) {
          expect(docId).toBeGreaterThan(docIds[position - 1] ?? -1);
          expect(docId).toBeLessThan(documents);
        }
      }),
    );
  });
});
