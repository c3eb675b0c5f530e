import { expect, it } from 'vitest';
import { stem } from '../analysis/stem.ts';
import { buildDictionary, sortedTerms } from '../dictionary/term-dictionary.ts';
import { familyOf } from './word-family.ts';

function wordsOfFamily(word: string, others: readonly string[]): readonly string[] {
  const terms = sortedTerms([...new Set([word, ...others].map(stem))]);
  const dictionary = buildDictionary(terms, new Uint32Array(terms.length).fill(1));
  return familyOf(dictionary, stem(word)).map((ordinal) => terms[ordinal] ?? '');
}

it.each([
  ['conduction', ['conductive', 'conductivity', 'conductor']],
  ['experimental', ['experiment', 'experiments', 'experimentally']],
  ['configure', ['configuration', 'configurable']],
])('%s has its derivations as family', (word, derived) => {
  expect(wordsOfFamily(word, [...derived, 'condense', 'expert', 'confident'])).toEqual(
    [...new Set([word, ...derived].map(stem))].toSorted(),
  );
});

it.each(['css', 'v8', '构建工具', 'über'])('%s has none', (word) => {
  expect(wordsOfFamily(word, [`${word}able`])).toEqual([]);
});
