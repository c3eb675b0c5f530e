import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzerFor } from '../analysis/analyzers.ts';
import { foldTerm } from '../analysis/filters.ts';
import { visitTokens } from '../analysis/token.ts';
import { charClass } from '../text/char-class.ts';
import { isFoldedByCase, isInsidePiece, stretchAround } from './stretch.ts';

const analyzer = analyzerFor('en');
const unit = fc.constantFrom(
  'a',
  'b',
  'B',
  'C',
  '1',
  '.',
  '-',
  '_',
  '@',
  '/',
  ' ',
  '，',
  '中',
  'カ',
  'é',
  '𠮷',
  '𝐀',
);
const texts = fc.string({ unit, maxLength: 24 });

function tokensOf(text: string) {
  const tokens: { readonly term: string; readonly start: number; readonly end: number }[] = [];
  visitTokens(analyzer.tokenize(text, 'index'), ({ term, start, end }) => tokens.push({ term, start, end }));
  return tokens;
}

it('text folded by case has no character of a term that folds to more than its lower case', () => {
  const wrong: string[] = [];
  for (let codePoint = 0; codePoint <= 0xffff; codePoint += 1) {
    const kind = charClass(codePoint);
    const char = String.fromCodePoint(codePoint);
    if ((kind !== 'word' && kind !== 'cjk') || !isFoldedByCase(char)) continue;
    if (foldTerm(char) !== char.toLowerCase()) wrong.push(char);
  }
  expect(wrong).toEqual([]);
});

describe('a stretch', () => {
  it('has the tokens that begin in it, as the whole text has them', () => {
    fc.assert(
      fc.property(texts, fc.nat(23), (text, at) => {
        fc.pre(isFoldedByCase(text) && at < text.length && charClass(text.charCodeAt(at)) === 'word');
        const { start, end } = stretchAround(text, at, at + 1);
        const inside = tokensOf(text).filter((token) => token.start >= start && token.end <= end);
        const alone = tokensOf(text.slice(start, end));
        expect(
          alone.map((token) => ({ ...token, start: token.start + start, end: token.end + start })),
        ).toEqual(inside);
      }),
    );
  });

  it.each([
    ['see v-model.', 'model', 'v-model.'],
    ['使用Vue的插件', 'Vue', 'Vue'],
    ['一个插件。', '插件', '插件'],
    ['the café', 'caf', 'café'],
  ])('of %j around %j is %j', (text, word, stretch) => {
    const at = text.indexOf(word);
    const { start, end } = stretchAround(text, at, at + word.length);
    expect(text.slice(start, end)).toBe(stretch);
  });
});

it('no token begins inside a piece', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(tokensOf(text).filter(({ start }) => isInsidePiece(text, start))).toEqual([]);
    }),
  );
});
