import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeDictionary } from './dictionary-writer.ts';
import { findTerm, maxTermBytes, visitPrefix, visitTerms } from './term-dictionary.ts';
import type { TermDictionary, TermVisitor } from './term-dictionary.ts';
import { bitCount, makeTermSignatures, signatureOf } from './term-signatures.ts';

const term = fc.string({
  unit: fc.constantFrom('a', 'b', 'é', '中', '\ue000', '𠮷'),
  minLength: 1,
  maxLength: 5,
});
const terms = fc.uniqueArray(term, { maxLength: 80 });
const encoder = new TextEncoder();

/** Each term's list is its own bytes, so that a span tells which term it belongs to. */
function dictionaryOf(given: readonly string[]) {
  return writeDictionary(given, (each) => [...encoder.encode(each)]);
}

function visited(visit: (visitor: TermVisitor) => void): readonly string[] {
  const found: string[] = [];
  visit((bytes, length) => {
    found.push(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, length)));
    return false;
  });
  return found;
}

const withPrefix = (dictionary: TermDictionary, prefix: string) =>
  visited((visitor) => visitPrefix(dictionary, prefix, visitor));

describe('term dictionary', () => {
  it('finds the list of each term and of no other', () => {
    fc.assert(
      fc.property(terms, term, (given, absent) => {
        const { dictionary, postings } = dictionaryOf(given);
        expect(dictionary.termCount).toBe(given.length);
        for (const present of given) {
          const span = findTerm(dictionary, present);
          expect(new TextDecoder().decode(postings.subarray(span?.start, span?.end))).toBe(present);
        }
        if (!given.includes(absent)) expect(findTerm(dictionary, absent)).toBeNull();
      }),
    );
  });

  it('gives all terms with a prefix, and all terms, in the order of their bytes', () => {
    fc.assert(
      fc.property(terms, term, (given, prefix) => {
        const { dictionary } = dictionaryOf(given);
        const sorted = visited((visitor) => visitTerms(dictionary, visitor));
        expect(new Set(sorted)).toEqual(new Set(given));
        expect(sorted).toEqual(given.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
        expect(withPrefix(dictionary, prefix)).toEqual(sorted.filter((each) => each.startsWith(prefix)));
      }),
    );
  });

  it('does not depend on the order of the terms', () => {
    fc.assert(
      fc.property(terms, (given) => {
        expect(dictionaryOf(given.toReversed())).toEqual(dictionaryOf(given));
      }),
    );
  });

  it('leaves out what is too long to be a word', () => {
    const { dictionary } = dictionaryOf(['a'.repeat(maxTermBytes), 'a'.repeat(maxTermBytes + 1)]);
    expect(dictionary.termCount).toBe(1);
  });
});

describe('term signatures', () => {
  it('have every term flat, its letters as bits, and the span of its postings', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const { dictionary } = dictionaryOf(given);
        const { bytes, starts, bits, postings } = makeTermSignatures(dictionary);
        const flat = Array.from(bits, (_, at) =>
          new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(starts[at], starts[at + 1])),
        );
        expect(flat).toEqual(visited((visitor) => visitTerms(dictionary, visitor)));
        for (const [at, each] of flat.entries()) {
          const encoded = encoder.encode(each);
          expect(bits[at]).toBe(signatureOf(encoded, 0, encoded.length));
          const span = { start: postings[at], end: postings[at + 1] };
          expect(findTerm(dictionary, each)).toEqual(span);
        }
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
