import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWords } from './mark-in-page.ts';

const found = (text: string, ...words: string[]) =>
  findWords(text, words, 9).map(({ start, end }) => text.slice(start, end));

describe('findWords', () => {
  it.each([
    ['The port, a Port and server.port', ['port'], ['port', 'Port', 'port']],
    ['import and support contain port only inside a word', ['port'], ['port']],
    ['devPort, PORT, dev-port', ['port'], ['Port', 'PORT', 'port']],
    ['ports begin so', ['port'], ['port']],
    ['端口被占用时换用其他端口', ['端口'], ['端口', '端口']],
    ['--port 8080', ['--port', '8080'], ['--port', '8080']],
    ['nothing', ['port'], []],
    ['İ has two code units in lowercase, which shifts the offsets: port', ['port'], []],
  ])('in %j finds %j', (text, words, expected) => {
    expect(found(text, ...words)).toEqual(expected);
  });

  it('returns at most `max` matches per word', () => {
    expect(findWords('a '.repeat(50), ['a'], 3)).toHaveLength(3);
  });

  it('returns ranges that match the word, in any text', () => {
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
