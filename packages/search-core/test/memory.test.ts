import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { buildIndex } from '../src/index.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapBytes(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

it('of 100 answers is not the lines and the queries they were cut from', () => {
  const words = Array.from({ length: 30_000 }, (_, at) => `word${at}`);
  const index = buildIndex([{ routePath: '/', title: '', content: words.join(' '), toc: [], domain: '' }]);
  const pasted = 'kettle '.repeat(40_000);
  const before = heapBytes();
  for (let at = 0; at < 100; at += 1) index.search(`${words[at * 100] ?? ''} ${at} ${pasted}`);
  // 100 lines have 27 MB, 100 queries as much.
  expect(heapBytes() - before).toBeLessThan(10_000_000);
  expect(index.search(words[0] ?? '').rowCount).toBe(1);
}, 60_000);
