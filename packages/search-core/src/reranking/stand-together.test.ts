import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Neighbours } from '../query/neighbours.ts';
import { neighbourCounter } from './stand-together.ts';

const countIn = (text: string, ...neighbours: readonly Neighbours[]) =>
  neighbourCounter(neighbours)(new TextEncoder().encode(text));
const pair = (first: string, second = '') => ({ first, second });

describe('neighbours', () => {
  it.each([
    ['side by side', 'see css modules here', pair('css', 'modul'), 1],
    ['in capitals', 'CSS Modules', pair('css', 'modul'), 1],
    ['with marks between', '**css** `modules`', pair('css', 'modul'), 1],
    ['with an ending', 'plugins list', pair('plugin', 'list'), 1],
    ['the other way round', 'modules css', pair('css', 'modul'), 0],
    ['with a word between', 'css and modules', pair('css', 'modul'), 0],
    ['inside a longer word', 'xcss modules', pair('css', 'modul'), 0],
    ['as one run of characters', '支持模块热更新。', pair('热更新'), 1],
    ['as characters apart', '热更与更新', pair('热更新'), 0],
    ['in both scripts', '使用 Vue 插件', pair('vue', '插件'), 1],
    ['at the very end', '一个 vue插件', pair('vue', '插件'), 1],
    ['cut at the very end', 'css modu', pair('css', 'modul'), 0],
  ])('that stand %s', (_, text, neighbours, count) => {
    expect(countIn(text, neighbours)).toBe(count);
  });

  it('are counted once each', () => {
    expect(countIn('a b c a b c', pair('a', 'b'), pair('b', 'c'), pair('c', 'd'))).toBe(2);
  });

  it('are found where a pattern finds them', () => {
    const letter = fc.constantFrom('a', 'b', 'B', 'e', '1', ' ', '.', '\n', '热', '更', '新', '𠮷', 'é');
    const word = fc.oneof(fc.stringMatching(/^[abe]{1,3}$/), fc.stringMatching(/^[热更𠮷]{1,3}$/u));
    const neighbours = fc.record({ first: word, second: fc.oneof(fc.constant(''), word) });
    fc.assert(
      fc.property(
        fc.string({ unit: letter, maxLength: 60 }),
        fc.array(neighbours, { maxLength: 8 }),
        (text, wanted) => {
          const found = wanted.filter(({ first, second }) => {
            const [lead, ending] = /^[a-z]/.test(first) ? ['(?<![a-z0-9])', '[a-z0-9]{0,4}?'] : ['', ''];
            return new RegExp(
              `${lead}${first}${ending}[^a-z0-9\\u0080-\\u{10ffff}]{0,4}?${second}`,
              'iu',
            ).test(text);
          });
          const count = countIn(text, ...wanted);
          // A pattern tries every length of an ending, the count only the longest: it may miss, and never adds.
          expect(count).toBeLessThanOrEqual(found.length);
          const plain = found.filter(({ second }) => second === '');
          expect(count).toBeGreaterThanOrEqual(plain.length);
        },
      ),
    );
  });
});
