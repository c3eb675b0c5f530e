import fc from 'fast-check';
import type { SearchDocument } from '../src/index.ts';
import { hostileText } from './hostile-text.ts';

/** The numbers of a heading may be any signed 32-bit integers, regardless of the content. */
const tocEntry = fc.record({
  text: hostileText(6),
  id: hostileText(3),
  depth: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer()),
  charIndex: fc.oneof(fc.integer({ min: -1, max: 200 }), fc.integer()),
});

const document: fc.Arbitrary<SearchDocument> = fc.record(
  {
    routePath: hostileText(3),
    title: hostileText(6),
    content: hostileText(120),
    toc: fc.array(tocEntry, { maxLength: 4 }),
    domain: hostileText(2),
    group: hostileText(2),
    keywords: fc.array(hostileText(4), { maxLength: 2 }),
    synonyms: fc.array(hostileText(4), { maxLength: 2 }),
  },
  { requiredKeys: ['routePath', 'title', 'content', 'toc', 'domain'] },
);

export const generatedDocuments: fc.Arbitrary<readonly SearchDocument[]> = fc.array(document, {
  maxLength: 6,
});

/** Half of the queries are cut from the documents, so that they find something. */
export function generatedQuery(documents: readonly SearchDocument[]): fc.Arbitrary<string> {
  const texts = documents.flatMap(({ title, content, toc, keywords = [], synonyms = [] }) => [
    title,
    content,
    ...toc.map(({ text }) => text),
    ...keywords,
    ...synonyms,
  ]);
  const slice = fc
    .tuple(fc.constantFrom('', ...texts), fc.nat(), fc.integer({ min: 1, max: 12 }))
    .map(([text, at, length]) => {
      const start = text.length === 0 ? 0 : at % text.length;
      return text.slice(start, start + length);
    });
  return fc.oneof(slice, hostileText(8));
}

export interface GeneratedCase {
  readonly documents: readonly SearchDocument[];
  readonly query: string;
}

export const generatedCase: fc.Arbitrary<GeneratedCase> = generatedDocuments.chain((documents) =>
  fc.record({ documents: fc.constant(documents), query: generatedQuery(documents) }),
);
