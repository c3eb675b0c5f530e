import { expect, it, vi } from 'vitest';
import { analyzerFor } from '../src/analysis/analyzers.ts';
import { createPageFinder } from '../src/engine/best-pages.ts';
import { invertedIndexOf } from '../src/index/index-builder.ts';
import type { InvertedIndex } from '../src/index/inverted-index.ts';
import { createSurfaceLookup } from '../src/index/surface-lookup.ts';
import { ScoreAccumulator } from '../src/ranking/score-accumulator.ts';
import { patience } from './patience.ts';
import { seededCorpus } from './seeded-corpus.ts';

const analyzer = analyzerFor('en');
const documents = seededCorpus(400);
const built = invertedIndexOf(documents, analyzer);

/** The array, with a counter of element reads. */
function counted<Numbers extends Uint8Array | Uint32Array>(array: Numbers, count: () => void): Numbers {
  return new Proxy(array, {
    get(target, key) {
      if (typeof key === 'string' && /^\d/.test(key)) count();
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** The cost of each query in sequence: dictionary terms read, postings decoded, bytes of texts read. */
function costs(queries: readonly string[]) {
  let [terms, postings, textBytes] = [0, 0, 0];
  const { dictionary, text } = built;
  const starts = counted(dictionary.terms.starts, () => (terms += 1));
  const bytes = counted(text.bytes, () => (textBytes += 1));
  const index: InvertedIndex = {
    ...built,
    dictionary: { ...dictionary, terms: { ...dictionary.terms, starts } },
    text: { ...text, bytes },
  };
  const page = vi.spyOn(ScoreAccumulator.prototype, 'document');
  const findPages = createPageFinder(index, analyzer, createSurfaceLookup(text));
  const counts = queries.map((query) => {
    [terms, textBytes] = [0, 0];
    page.mockClear();
    findPages(query, 10);
    postings = page.mock.calls.length;
    return { terms, postings, textBytes };
  });
  page.mockRestore();
  return counts;
}

const words = documents[3]?.content.split(/\s+/) ?? [];

/** Upper bounds: the measured cost of each query plus about a fifth. The dictionary has 1,761 terms. */
it.each([
  ['a known word', 'felba', { terms: 120, postings: 580, textBytes: 10 }],
  ['a letter', 'f', { terms: 400, postings: 5000, textBytes: 12 }],
  ['a typo, which passes each term once', 'felbax', { terms: 4400, postings: 780, textBytes: 10 }],
  ['three words', 'codi felba gar', { terms: 500, postings: 5600, textBytes: 20 }],
  ['a phrase', words.slice(3, 8).join(' '), { terms: 650, postings: 6600, textBytes: 10 }],
  ['a verbose query', words.slice(3, 16).join(' '), { terms: 1750, postings: 7100, textBytes: 4500 }],
])('%s stays within its cost', patience, (_, query, bounds) => {
  const [first, again] = costs([query, query]);
  for (const unit of ['terms', 'postings', 'textBytes'] as const) {
    expect(first?.[unit], unit).toBeLessThanOrEqual(bounds[unit]);
  }
  expect(first?.postings).toBeGreaterThan(0);
  // The clauses of the previous query are cached; the words added to a verbose query are looked up again.
  expect(again?.terms).toBeLessThanOrEqual((first?.terms ?? 0) / 2);
});
