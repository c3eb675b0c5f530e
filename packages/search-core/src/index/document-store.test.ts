import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDocumentStore, readDocument } from './document-store.ts';

describe('the document store', () => {
  it('gives each document back as it was', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '\n', '中', '𠮷', '\ufeff', '\0') });
    const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    const toc = fc.array(fc.record({ text, id: text, depth: int32, charIndex: int32 }), { maxLength: 4 });
    const plain = { routePath: text, title: text, content: text, toc, domain: text };
    const document = fc.oneof(
      fc.record(plain),
      fc.record({ ...plain, group: text.filter((group) => group !== '') }),
    );
    fc.assert(
      fc.property(fc.array(document, { maxLength: 5 }), (documents) => {
        const store = buildDocumentStore(documents);
        expect(documents.map((_, docId) => readDocument(store, docId))).toEqual(documents);
      }),
    );
  });
});
