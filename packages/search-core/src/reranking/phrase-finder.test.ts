import { expect, it } from 'vitest';
import { wordAndBigramAnalyzer } from '../analysis/analyzer.ts';
import { invertedIndexOf } from '../index/index-builder.ts';
import { createSurfaceLookup } from '../index/surface-lookup.ts';
import { phraseOf } from '../query/phrase.ts';
import { createPhraseFinder } from './phrase-finder.ts';

function hasPhrase(content: string, phrase: string, others: readonly string[] = []): boolean {
  const documents = [content, ...others].map((text, at) => ({
    routePath: `/${at}`,
    title: '',
    content: text,
    toc: [],
    domain: '',
  }));
  const index = invertedIndexOf(documents, wordAndBigramAnalyzer);
  const find = createPhraseFinder(
    index,
    createSurfaceLookup(index.text),
    phraseOf(phrase, wordAndBigramAnalyzer),
  );
  return find(0);
}

const letters = (count: number) => Array.from({ length: count }, (_, at) => `w${at}x`);

it.each([
  ['words in order', 'so one two three four it is', 'one two three four', true],
  ['words in another order', 'one three two four', 'one two three four', false],
  ['words with another between', 'one two or three four', 'one two three four', false],
  ['marks and blanks between', 'one, “two”\tthree – four', 'one two three four', true],
  ['marks in the query', 'one two three four', 'one (two) three, four', true],
  ['a sign of words between', 'one $ two _ three four', 'one two three four', true],
  ['a sign of words in the query', '$ one two three four', '$ one two three four', true],
  ['a beginning that repeats', 'one one two three four', 'one two three four', true],
  ['a word that is there twice', 'one two one two five', 'one two one two', true],
  ['the beginning of the last word', 'one two three fourteen', 'one two three four', true],
  ['no beginning of another word', 'one twosome three four', 'one two three four', false],
  ['a last word that no text has', 'one two three four', 'one two three five', false],
  ['characters', '说的是模块热更新', '模块热更新', true],
  ['a character that no text has', '模块热更新', '模块热更薪', false],
  ['characters apart', '模块与热更新', '模块热更新', false],
])('finds a phrase: %s', (_, content, phrase, isFound) => {
  expect(hasPhrase(content, phrase)).toBe(isFound);
});

it('does not match prefixes of the last word in other pages', () => {
  expect(hasPhrase('one two three four', 'one two three fo', ['fox fog'])).toBe(true);
  expect(hasPhrase('one two three six', 'one two three fo', ['four'])).toBe(false);
});

it('matches the first 31 words of a longer phrase', () => {
  const words = letters(40);
  expect(hasPhrase(words.slice(0, 31).join(' '), words.join(' '))).toBe(true);
  expect(hasPhrase(words.slice(0, 30).join(' '), words.join(' '))).toBe(false);
});
