import { expect, it } from 'vitest';
import { foundWords } from './found-words.ts';

const mark = (word: string) => `a \uE000${word}\uE001 b`;

it('gives what the highlighter marked, and runs of Han text in one piece', () => {
  expect(foundWords('开发服务器 port', [mark('开发'), mark('Port')]).words).toEqual([
    '开发服务器',
    '开发',
    'Port',
  ]);
});

it.each([
  ['lantren', 'lanterns', [{ typed: 'lantren', found: 'lanterns' }]],
  ['plguin', 'Plugin', [{ typed: 'plguin', found: 'plugin' }]],
  ['plugins', 'plugin', []],
  ['conf', 'configuration', []],
  ['port', 'something', []],
])('for %j names the correction %j', (typed, found, corrections) => {
  expect(foundWords(typed, [mark(found)]).corrections).toEqual(corrections);
});
