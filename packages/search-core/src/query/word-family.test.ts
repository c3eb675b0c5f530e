import { expect, it } from 'vitest';
import { stem } from '../analysis/stem.ts';
import { sortedTerms, writeDictionary } from '../dictionary/dictionary-writer.ts';
import { visitFamily } from './word-family.ts';

function familyOf(word: string, others: readonly string[]): readonly string[] {
  const terms = sortedTerms([...new Set([word, ...others].map(stem))]);
  // Each list is as long as the place of its term, so that its length tells the term.
  const dictionary = writeDictionary(
    terms,
    Uint32Array.from(terms, (_, at) => at + 1),
  );
  const found: string[] = [];
  visitFamily(dictionary, stem(word), ({ start, end }) => found.push(terms[end - start - 1] ?? ''));
  return found.toSorted();
}

it.each([
  ['conduction', ['conductive', 'conductivity', 'conductor']],
  ['experimental', ['experiment', 'experiments', 'experimentally']],
  ['configure', ['configuration', 'configurable']],
])('%s has its derivations as family', (word, derived) => {
  expect(familyOf(word, [...derived, 'condense', 'expert', 'confident'])).toEqual(
    [...new Set([word, ...derived].map(stem))].toSorted(),
  );
});

it.each(['css', 'v8', '构建工具', 'über'])('%s has none', (word) => {
  expect(familyOf(word, [`${word}able`])).toEqual([]);
});
