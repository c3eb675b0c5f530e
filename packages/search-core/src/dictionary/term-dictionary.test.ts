import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTermDictionary, findPrefix, findTerm, termCount } from './term-dictionary.ts';

const term = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '中', '\ue000', '𠮷'), maxLength: 4 });
const terms = fc.uniqueArray(term, { maxLength: 40 });

describe('term dictionary', () => {
  it('finds each term at its ordinal and no other', () => {
    fc.assert(
      fc.property(terms, term, (given, absent) => {
        const { dictionary, sortedTerms } = buildTermDictionary(given);
        expect(termCount(dictionary)).toBe(given.length);
        for (const [ordinal, present] of sortedTerms.entries()) {
          expect(findTerm(dictionary, present)).toBe(ordinal);
        }
        expect(findTerm(dictionary, absent)).toBe(sortedTerms.indexOf(absent));
      }),
    );
  });

  it('gives the terms with a prefix as one range', () => {
    fc.assert(
      fc.property(terms, term, (given, prefix) => {
        const { dictionary, sortedTerms } = buildTermDictionary(given);
        const { from, to } = findPrefix(dictionary, prefix);
        expect(new Set(sortedTerms.slice(from, to))).toEqual(
          new Set(given.filter((present) => present.startsWith(prefix))),
        );
      }),
    );
  });

  it('does not depend on the order of the terms', () => {
    fc.assert(
      fc.property(terms, (given) => {
        expect(buildTermDictionary(given.toReversed())).toEqual(buildTermDictionary(given));
      }),
    );
  });

  it('sorts by code points, also beyond the basic plane', () => {
    expect(buildTermDictionary(['𠮷', '\ue000', 'z']).sortedTerms).toEqual(['z', '\ue000', '𠮷']);
  });
});
