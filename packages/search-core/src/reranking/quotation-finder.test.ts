import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from '../query/phrase.ts';
import { quotationFinder } from './quotation-finder.ts';

const stands = (query: string, text: string) =>
  quotationFinder(piecesOf(query))(new TextEncoder().encode(text));

describe('a quotation', () => {
  it.each([
    ['side by side', 'css modules', 'see css modules here', true],
    ['in capitals', 'css modules', 'CSS Modules', true],
    ['with marks between', 'css modules', '**css** `modules`', true],
    ['typed with marks', 'output.assetPrefix', 'the output.assetPrefix of it', true],
    ['unfinished', 'the css modu', 'the CSS modules', true],
    ['the other way round', 'css modules', 'modules css', false],
    ['with a word between', 'css modules', 'css and modules', false],
    ['with more marks between', 'css modules', 'css ***** modules', false],
    ['inside a longer word', 'css modules', 'xcss modules', false],
    ['after the same word alone', 'a b modules', 'modules a b modules', true],
    ['as one run of characters', '热更新', '支持模块热更新。', true],
    ['as characters apart', '热更新', '热更与更新', false],
    ['across punctuation', '不刷新，也能更新', '页面不刷新，也能更新', true],
    ['in both scripts', '使用vue插件', '使用 Vue 插件', true],
    ['at the very end', 'vue插件', '一个 vue插件', true],
    ['cut at the very end', 'css modules', 'css modu', false],
    ['in no text', 'css modules', '', false],
  ])('stands in a text %s', (_, query, text, found) => {
    expect(stands(query, text)).toBe(found);
  });

  it('is found where a pattern finds it', () => {
    const letter = fc.constantFrom(
      'a',
      'b',
      'B',
      'e',
      '1',
      ' ',
      '.',
      '\n',
      '，',
      '热',
      '更',
      '新',
      '𠮷',
      'é',
    );
    const text = fc.string({ unit: letter, maxLength: 60 });
    const word = fc.oneof(fc.stringMatching(/^[abe1]{1,3}$/), fc.stringMatching(/^[热更𠮷]{1,3}$/u));
    fc.assert(
      fc.property(text, fc.array(word, { minLength: 2, maxLength: 3 }), (content, words) => {
        const pieces = piecesOf(words.join(' '));
        const start = /^[a-z0-9]/.test(pieces[0] ?? '') ? '(?<![a-z0-9])' : '';
        const marks = String.raw`(?:[^a-z0-9\u0080-\u{10ffff}]|，){0,4}`;
        expect(stands(words.join(' '), content)).toBe(
          new RegExp(start + pieces.join(marks), 'iu').test(content),
        );
      }),
      { numRuns: 2000 },
    );
  });
});
