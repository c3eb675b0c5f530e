import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../bench/corpora/seeded.ts';
import type { SearchDocument } from '../document/search-document.ts';
import type { SearchResponse } from '../results/search-result.ts';
import { builtShards, openedShards, shardsOf } from './sharded-searcher.setup.ts';

const orderOf = (response: SearchResponse | undefined): readonly string[] =>
  response?.pages.map(({ routePath }) => routePath) ?? [];

const page = (at: number, title: string, content = ''): SearchDocument => ({
  routePath: `/p${at}`,
  title,
  content,
  toc: [],
});

/** Each page has a block of heads and a block of texts. */
const ownBlocks = { sizes: { terms: 600, heads: 1 } };

describe('the second answer has the order of the first', () => {
  it.each([
    [6, 7],
    [8, 7],
    [8, 10],
  ])('if page %i of %i has the name letter for letter', async (named, limit) => {
    const pages = Array.from({ length: 10 }, (_, at) => page(at, at === named ? 'emit()' : 'Emit'));
    const { search, complete } = shardsOf(pages, () => false, ownBlocks);
    const first = orderOf(await search('emit()', { limit }));
    expect(await complete()).toBe(true);
    const last = orderOf(await search('emit()', { limit }));
    expect(first).toHaveLength(6);
    expect(last).toHaveLength(limit);
    expect(last.slice(0, 6)).toEqual(first);
  });

  it('if pages have a phrase whose texts are not read for it', async () => {
    const words = ['copper', 'kettle', 'under', 'lantern', 'wick'];
    const pages = Array.from({ length: 240 }, (_, at) => {
      // Six pages are shorter than those with the phrase, 2, 19 and 36.
      const filler = Array.from({ length: 20 + 10 * (at % 17) }, (__, place) => `word${place}`).join(' ');
      if (at >= 40) return page(at, `Page ${at}`, filler);
      const inOrder = at % 17 === 2 ? words : words.toReversed();
      return page(at, `Page ${at}`, `${filler}\n${inOrder.join(' ')}`);
    });
    const { completeAnswer } = shardsOf(pages, () => false, ownBlocks);
    const { first, last } = await completeAnswer(`${words.join(' ')} `);
    expect(last?.isComplete).toBe(true);
    expect(orderOf(last).slice(0, first?.pages.length)).toEqual(orderOf(first));
  });
});

describe('an answer does not depend on earlier queries', () => {
  const words = ['copper', 'kettle', 'under', 'lantern', 'wick'];
  const names = ['Emit', 'emit()', '$emit', 'Wick', 'wick[]', 'Lantern'];
  const random = seededRandom(1);
  const oneOf = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? '';
  const pages = Array.from({ length: 60 }, (_, at) =>
    page(at, oneOf(names), Array.from({ length: 12 + (at % 20) }, () => oneOf(words)).join(' ')),
  );
  const indexes = [1, 300].map((heads) => builtShards(pages, { sizes: { terms: 50, heads } }));
  const phrase = fc
    .array(fc.constantFrom(...words), { minLength: 2, maxLength: 4 })
    .map((some) => `${some.join(' ')} `);
  const query = fc.oneof(fc.constantFrom(...names), phrase);

  it('of words, names and phrases', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(query, { minLength: 1, maxLength: 5 }),
        query,
        fc.constantFrom(...indexes.keys()),
        async (earlier, text, at) => {
          const open = () => openedShards(indexes[at] ?? builtShards([]));
          const warm = open();
          for (const one of earlier) await warm.completeAnswer(one);
          const expected = await open().completeAnswer(text);
          const found = await warm.completeAnswer(text);
          expect(found.last).toEqual(expected.last);
          for (const { first, last } of [expected, found])
            expect(orderOf(last).slice(0, first?.pages.length)).toEqual(orderOf(first));
        },
      ),
      { numRuns: 50 },
    );
  });
});
