import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildDictionary, sortedTerms } from '../dictionary/term-dictionary.ts';
import { termSignatures } from '../dictionary/term-signatures.ts';
import { editDistance } from './edit-distance.ts';
import { word } from './resolve-query.setup.ts';
import { similarTerms } from './similar-terms.ts';

const encoder = new TextEncoder();

/** Few letters, so that many words are alike, and more of them than are often in one word. */
const letters = fc.string({ unit: fc.constantFrom('a', 'e', 'k', 'l', 'n', 'r', 't', '4'), maxLength: 9 });
const edited = fc
  .tuple(letters, fc.nat(9), fc.constantFrom('', 'a', 'z', 'zz'), fc.nat(2))
  .map(([text, at, added, cut]) => text.slice(0, at) + added + text.slice(at + cut));

const digitsOf = (text: string) => (text.match(/\d/g) ?? []).join('');

it('finds all terms within the edits, except for other numbers', () => {
  fc.assert(
    fc.property(fc.array(letters), edited, (words, typed) => {
      const near = [
        typed.slice(1),
        `${typed}en`,
        `x${typed.slice(1)}`,
        `${typed.slice(0, 2)}y${typed.slice(3)}al`,
      ];
      const terms = sortedTerms([...new Set([...words, ...near])]);
      const dictionary = buildDictionary(terms, new Uint32Array(terms.length).fill(1));
      const clause = word(typed, { isPrefix: true });
      const found = similarTerms({ dictionary, signatures: () => termSignatures(dictionary) }, clause);
      const max = typed.length >= 8 ? 2 : 1;
      const isLike = (term: string) => {
        const numbers = new Set([digitsOf(typed), digitsOf(term)].filter((digits) => digits !== ''));
        return numbers.size < 2 && editDistance(encoder.encode(typed), encoder.encode(term), max) <= max;
      };
      expect(found.map(({ term }) => term)).toEqual(typed.length < 4 ? [] : terms.filter(isLike));
      expect(found.map(({ ordinal }) => terms[ordinal])).toEqual(found.map(({ term }) => term));
    }),
    { numRuns: 500 },
  );
});
