import { expect, it } from 'vitest';
import { boundedText, pageQuery } from './page-query.ts';

it.each([
  ['', ''],
  ['how to change the port of the dev server', 'how to change the port of the dev server'],
  ['端口'.repeat(40), '端口'.repeat(32)],
  ['a '.repeat(100), 'a '.repeat(64)],
  // Four terms each: the word, `server`, `Port`, and both without the sign.
  ['server.Port '.repeat(20), 'server.Port '.repeat(16)],
  ['x'.repeat(200), 'x'.repeat(200)],
])('asks for at most 64 terms of %j', (text, asked) => {
  expect(boundedText(text)).toBe(asked);
});

it('finds no line by a word of too many parts', () => {
  const query = JSON.stringify(pageQuery('aB'.repeat(70), 7));
  expect(query).not.toContain('"prefix"');
});
