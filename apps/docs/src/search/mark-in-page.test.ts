import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWords } from './mark-in-page.ts';

const found = (text: string, ...words: string[]) =>
  findWords(text, words, 9).map(({ start, end }) => text.slice(start, end));

describe('words in a page', () => {
  it.each([
    ['The port, a Port and server.port', ['port'], ['port', 'Port', 'port']],
    ['import and support hold no port of their own', ['port'], ['port']],
    ['devPort, PORT, dev-port', ['port'], ['Port', 'PORT', 'port']],
    ['ports begin so', ['port'], ['port']],
    ['端口被占用时换用其他端口', ['端口'], ['端口', '端口']],
    ['--port 8080', ['--port', '8080'], ['--port', '8080']],
    ['nothing', ['port'], []],
    ['İ in lower case is two units, and no place behind it would be right: port', ['port'], []],
  ])('%s: %j', (text, words, expected) => {
    expect(found(text, ...words)).toEqual(expected);
  });

  it('are not more than asked for', () => {
    expect(findWords('a '.repeat(50), ['a'], 3)).toHaveLength(3);
  });

  it('are where they are said to be, whatever the text is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        (text, word) => {
          for (const { start, end } of findWords(text, [word.toLowerCase()], 9)) {
            expect(text.slice(start, end).toLowerCase()).toBe(word.toLowerCase());
          }
        },
      ),
    );
  });
});
