import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { buildIndex } from '../src/index.ts';
import { builtShards, openedShards } from '../src/shards/sharded-searcher.setup.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapBytes(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

it('of 100 answers does not include the lines and queries they were cut from', () => {
  const words = Array.from({ length: 30_000 }, (_, at) => `word${at}`);
  const index = buildIndex([{ routePath: '/', title: '', content: words.join(' '), toc: [], domain: '' }]);
  const pasted = 'kettle '.repeat(40_000);
  const before = heapBytes();
  for (let at = 0; at < 100; at += 1) index.search(`${words[at * 100] ?? ''} ${at} ${pasted}`);
  // 100 lines take 27 MB, 100 queries as much.
  expect(heapBytes() - before).toBeLessThan(10_000_000);
  expect(index.search(words[0] ?? '').rowCount).toBe(1);
}, 60_000);

it('of 100 answers does not include trailing spaces of their lines', () => {
  const words = Array.from({ length: 100 }, (_, at) => `word${at}name`);
  const content = words.map((word) => `A line with ${word}${' '.repeat(300_000)}`).join('\n');
  const index = buildIndex([{ routePath: '/', title: '', content, toc: [], domain: '' }]);
  const before = heapBytes();
  for (const word of words) index.search(word);
  // 100 lines take 30 MB.
  expect(heapBytes() - before).toBeLessThan(10_000_000);
  expect(index.search(words[0] ?? '').rowCount).toBe(1);
}, 60_000);

it('of pages in shards is limited by their characters, not by their number alone', async () => {
  const pages = Array.from({ length: 40 }, (_, at) => ({
    routePath: `/${at}`,
    title: `Group${at % 5}`,
    content: Array.from({ length: 50_000 }, (__, place) => `word${(place * 7 + at) % 3000}`).join(' '),
    toc: [],
  }));
  const searcher = openedShards(builtShards(pages));
  await searcher.completeAnswer('none');
  const before = heapBytes();
  for (let group = 0; group < 5; group += 1) {
    const { last } = await searcher.completeAnswer(`group${group} `);
    expect([last?.isComplete, last?.pages.length]).toEqual([true, 7]);
  }
  collect();
  // Array buffers are freed concurrently, after the collection that found them.
  await new Promise(setImmediate);
  // 35 texts take 15 MB, and 20 indexes of them 11 MB.
  expect(heapBytes() - before).toBeLessThan(16_000_000);
}, 60_000);
