import { expect, it, vi } from 'vitest';
import { analyzerFor } from '../src/analysis/analyzers.ts';
import { createPageFinder } from '../src/engine/best-pages.ts';
import { invertedIndexOf } from '../src/index/index-builder.ts';
import type { InvertedIndex } from '../src/index/inverted-index.ts';
import { ScoreAccumulator } from '../src/ranking/score-accumulator.ts';
import { patience } from './patience.ts';
import { seededCorpus } from './seeded-corpus.ts';

const analyzer = analyzerFor('en');
const documents = seededCorpus(400);
const built = invertedIndexOf(documents, analyzer);

/** The array, each read of an element counted. */
function counted(array: Uint8Array, count: () => void): Uint8Array {
  return new Proxy(array, {
    get(target, key) {
      if (typeof key === 'string' && /^\d/.test(key)) count();
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** What one query after the other costs: terms passed in the dictionary, postings decoded, texts read. */
function costs(queries: readonly string[]) {
  let [terms, postings, texts] = [0, 0, 0];
  const index: InvertedIndex = {
    ...built,
    dictionary: {
      ...built.dictionary,
      listLengths: counted(built.dictionary.listLengths, () => (terms += 1)),
    },
    store: { ...built.store, bytes: built.store.bytes.slice() },
  };
  const text = vi.spyOn(index.store.bytes, 'subarray').mockImplementation((...range) => {
    texts += 1;
    return built.store.bytes.subarray(...range);
  });
  const page = vi.spyOn(ScoreAccumulator.prototype, 'page');
  const findPages = createPageFinder(index, analyzer);
  const counts = queries.map((query) => {
    [terms, texts] = [0, 0];
    page.mockClear();
    findPages(query, 10);
    postings = page.mock.calls.length;
    return { terms, postings, texts };
  });
  text.mockRestore();
  page.mockRestore();
  return counts;
}

const words = documents[3]?.content.split(/\s+/) ?? [];

/** Upper bounds: what each query cost when this was written, and about a fifth more. The dictionary has 1,761 terms. */
it.each([
  ['a known word', 'felba', { terms: 60, postings: 580, texts: 10 }],
  ['a letter', 'f', { terms: 200, postings: 5000, texts: 10 }],
  ['a typo, which passes each term once', 'felbax', { terms: 2300, postings: 780, texts: 10 }],
  ['three words', 'codi felba gar', { terms: 330, postings: 5600, texts: 10 }],
  ['a phrase', words.slice(3, 8).join(' '), { terms: 400, postings: 6600, texts: 50 }],
  ['a verbose query', words.slice(3, 16).join(' '), { terms: 30_000, postings: 7100, texts: 50 }],
])('%s costs no more than it did', patience, (_, query, bounds) => {
  const [first, again] = costs([query, query]);
  for (const unit of ['terms', 'postings', 'texts'] as const) {
    expect(first?.[unit], unit).toBeLessThanOrEqual(bounds[unit]);
  }
  expect(first?.postings).toBeGreaterThan(0);
  // The clauses of the query before are kept.
  expect(again?.terms).toBe(0);
});
