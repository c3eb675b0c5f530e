import { expect, it } from 'vitest';
import { sectionCount } from './corpus.ts';
import { generateDocuments } from './generated.ts';
import { queryMix } from './query-mix.ts';
import { seededRandom, spread, zipfRank } from './seeded.ts';

it('is deterministic, and a larger corpus begins with a smaller one', () => {
  const documents = generateDocuments(200);
  expect(generateDocuments(200)).toEqual(documents);
  expect(generateDocuments(300).slice(0, 20)).toEqual(documents);
  expect(sectionCount(documents)).toBe(200);
});

it('writes pages in both scripts with headings at their offsets', () => {
  const documents = generateDocuments(100);
  expect(documents[0]?.content).toMatch(/^[\p{Script=Latin}\p{N}\p{P}\s]+$/u);
  expect(documents[1]?.content).toMatch(/\p{Script=Han}/u);
  for (const { content, toc } of documents) {
    for (const { text, charIndex } of toc) expect(content.startsWith(text, charIndex)).toBe(true);
  }
});

it('generates the same distinct queries of every class', () => {
  const documents = generateDocuments(1000);
  const queries = queryMix(documents);
  expect(queryMix(documents)).toEqual(queries);
  expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  expect(new Set(queries.map((query) => query.class))).toEqual(
    new Set(['title', 'prefix', 'typo', 'heading', 'ident']),
  );
  for (const { relevant } of queries) expect(relevant?.length).toBeGreaterThan(0);
});

it("draws ranks by Zipf's law: the first about twice as often as the second", () => {
  const random = seededRandom(7);
  const ranks = Array.from({ length: 20_000 }, () => zipfRank(random, 1000));
  const times = (rank: number) => ranks.filter((drawn) => drawn === rank).length;
  expect(Math.min(...ranks)).toBe(0);
  expect(Math.max(...ranks)).toBeLessThan(1000);
  expect(times(0) / times(1)).toBeGreaterThan(1.4);
  expect(times(0) / times(1)).toBeLessThan(2.1);
});

it('spreads the selection over the whole list', () => {
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([0, 4, 7]);
  expect(spread([1, 2], 3)).toEqual([1, 2]);
  expect(spread([1, 2], 0)).toEqual([]);
});
