import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeUtf8 } from '../text/string-table.ts';
import {
  buildDictionary,
  findTerm,
  maxTermBytes,
  postingsOf,
  prefixRange,
  sortedTerms,
  termAt,
  termCount,
  termLength,
} from './term-dictionary.ts';
import { bitCount, signatureOf, termSignatures } from './term-signatures.ts';

const term = fc.string({
  unit: fc.constantFrom('a', 'b', 'é', '中', '\ue000', '𠮷'),
  minLength: 1,
  maxLength: 5,
});
const terms = fc.uniqueArray(term, { maxLength: 80 });

/** Each list has a length of its own. */
function dictionaryOf(given: readonly string[]) {
  const sorted = sortedTerms(given);
  const lengths = Uint32Array.from(sorted, (each, rank) => each.length + rank * 100);
  return { dictionary: buildDictionary(sorted, lengths), lengths, sorted };
}

describe('a term dictionary', () => {
  it('sorts terms by their bytes, regardless of insertion order', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const { dictionary, sorted } = dictionaryOf(given);
        expect(sorted).toEqual(given.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
        expect(dictionaryOf(given.toReversed()).dictionary).toEqual(dictionary);
      }),
    );
  });

  it('finds each term with its postings, and no other', () => {
    fc.assert(
      fc.property(terms, term, (given, absent) => {
        const { dictionary, lengths, sorted } = dictionaryOf(given);
        expect(termCount(dictionary)).toBe(given.length);
        let start = 0;
        for (const [ordinal, present] of sorted.entries()) {
          const end = start + (lengths[ordinal] ?? 0);
          expect(findTerm(dictionary, present)).toBe(ordinal);
          expect(termAt(dictionary, ordinal)).toBe(present);
          expect(termLength(dictionary, ordinal)).toBe(encodeUtf8(present).length);
          expect(postingsOf(dictionary, ordinal)).toEqual({ start, end });
          start = end;
        }
        if (!given.includes(absent)) expect(findTerm(dictionary, absent)).toBeUndefined();
      }),
    );
  });

  it('finds the terms with a prefix as a range', () => {
    fc.assert(
      fc.property(terms, fc.oneof(term, fc.constant('')), (given, prefix) => {
        const { dictionary, sorted } = dictionaryOf(given);
        const { from, to } = prefixRange(dictionary, prefix);
        expect(sorted.slice(from, to)).toEqual(sorted.filter((each) => each.startsWith(prefix)));
      }),
    );
  });

  it('drops terms over the maximum length', () => {
    expect(sortedTerms(['a'.repeat(maxTermBytes), 'a'.repeat(maxTermBytes + 1), ''])).toHaveLength(1);
  });
});

describe('term signatures', () => {
  it('have the letters of each term as bits', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const { dictionary, sorted } = dictionaryOf(given);
        const expected = sorted.map((each) => signatureOf(encodeUtf8(each), 0, encodeUtf8(each).length));
        expect([...termSignatures(dictionary)]).toEqual(expected);
      }),
    );
  });

  it('count bits', () => {
    fc.assert(
      fc.property(fc.nat(0xffffffff), (bits) => {
        expect(bitCount(bits)).toBe(bits.toString(2).replaceAll('0', '').length);
      }),
    );
  });
});
