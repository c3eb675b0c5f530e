import { expect, it } from 'vitest';
import { foundWords, markedWords } from './found-words.ts';

it('takes a character of the marks in a text for text', () => {
  expect(markedWords(['Press \uE000 to open the \uE000port\uE001.'])).toEqual(['port']);
});

it('gives what the highlighter marked, and runs of Han text in one piece', () => {
  const marked = markedWords(['a \uE000开发\uE001 b', '\uE000Port\uE001 \uE000开发\uE001']);
  expect(marked).toEqual(['开发', 'Port']);
  expect(foundWords('开发服务器 port', marked)).toEqual(['开发服务器', '开发', 'Port']);
});
