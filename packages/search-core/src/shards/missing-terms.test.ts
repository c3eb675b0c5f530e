import { expect, it } from 'vitest';
import { blocksWith } from './shard-manifest.ts';
import { shardsOf } from './sharded-searcher.setup.ts';

const words = ['garden', 'gxrden', ...Array.from({ length: 40 }, (_, at) => `word${at}`)];
const pages = words.map((title) => ({ routePath: `/${title}`, title, content: '', toc: [] }));

it.each([
  ['garden word9 ', ['word9']],
  ['word9 garden', ['word9']],
  ['garden gxrden ', ['gxrden']],
  ['garden', undefined],
])('of %j does not correct a word whose block is missing', async (query, titles) => {
  const options = { sizes: { terms: 1, heads: 300 } };
  const { terms, bounds } = shardsOf(pages, () => false, options).manifest;
  const [block = -1] = blocksWith(bounds, 'garden', false);
  const { search } = shardsOf(pages, (name) => name === terms.files[block], options);
  const answer = await search(query);
  const rows = answer?.pages.flatMap((page) => page.rows) ?? [];
  expect(rows.flatMap(({ corrections }) => corrections)).toEqual([]);
  expect(answer?.pages.map(({ title }) => title)).toEqual(titles);
});

it('corrects the other words if the block of one is missing', async () => {
  const options = { sizes: { terms: 1, heads: 300 } };
  const { terms, bounds } = shardsOf(pages, () => false, options).manifest;
  const [block = -1] = blocksWith(bounds, 'word9', false);
  const { search } = shardsOf(pages, (name) => name === terms.files[block], options);
  const answer = await search('word9 gyrden ');
  const rows = answer?.pages.flatMap((page) => page.rows) ?? [];
  expect(rows.flatMap(({ corrections }) => corrections.map(({ found }) => found))).toEqual([
    'garden',
    'gxrden',
  ]);
});
