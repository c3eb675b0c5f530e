import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortedTerms, writeDictionary } from './dictionary-writer.ts';
import {
  blockLengthsOf,
  findTerm,
  maxTermBytes,
  openDictionary,
  termsPerBlock,
  visitPrefix,
  visitTerms,
} from './term-dictionary.ts';
import type { TermDictionary, TermVisitor } from './term-dictionary.ts';
import { bitCount, makeTermSignatures, signatureOf } from './term-signatures.ts';

const term = fc.string({
  unit: fc.constantFrom('a', 'b', 'é', '中', '\ue000', '𠮷'),
  minLength: 1,
  maxLength: 5,
});
const terms = fc.uniqueArray(term, { maxLength: 80 });
const encoder = new TextEncoder();

/** Each list has a length of its own. */
function dictionaryOf(given: readonly string[]) {
  const sorted = sortedTerms(given);
  const lengths = Uint32Array.from(sorted, (each, rank) => each.length + rank * 100);
  const dictionary = writeDictionary(sorted, lengths);
  return { dictionary, lengths, sorted, postingCount: lengths.reduce((sum, length) => sum + length, 0) };
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
  it('gives all terms of a prefix that fills more than a block', () => {
    const many = Array.from({ length: 3 * termsPerBlock }, (_, at) => `ab${String(at).padStart(3, '0')}`);
    const { dictionary } = dictionaryOf(['aa', ...many, 'b']);
    expect(withPrefix(dictionary, 'ab')).toEqual(many);
    expect(withPrefix(dictionary, 'ab1')).toEqual(many.filter((term) => term.startsWith('ab1')));
  });

  it('finds the list of each term and of no other', () => {
    fc.assert(
      fc.property(terms, term, (given, absent) => {
        const { dictionary, lengths, sorted } = dictionaryOf(given);
        expect(dictionary.termCount).toBe(given.length);
        let start = 0;
        for (const [rank, present] of sorted.entries()) {
          const end = start + (lengths[rank] ?? 0);
          expect(findTerm(dictionary, present)).toEqual({ start, end });
          start = end;
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

describe('the columns of a dictionary', () => {
  it('open to what was written', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const { dictionary, postingCount } = dictionaryOf(given);
        const { lengths, suffixes, listLengths } = dictionary;
        const [columns, blockLengths] = [{ lengths, suffixes, listLengths }, blockLengthsOf(dictionary)];
        expect(openDictionary(columns, blockLengths, given.length, postingCount)).toEqual(dictionary);
        expect(openDictionary(columns, blockLengths, given.length, postingCount + 1)).toBeUndefined();
        expect(
          openDictionary(columns, blockLengths, given.length + termsPerBlock, postingCount),
        ).toBeUndefined();
      }),
    );
  });

  it('are refused, or walked within their bounds, whatever they are', () => {
    const column = fc.uint8Array({ minLength: 1, maxLength: 70 });
    let opened = 0;
    fc.assert(
      fc.property(column, column, column, fc.nat(70), (lengths, listLengths, suffixes, termCount) => {
        const blockLengths = Uint32Array.of(lengths.length, suffixes.length, listLengths.length, 9);
        const dictionary = openDictionary({ lengths, listLengths, suffixes }, blockLengths, termCount, 9);
        if (dictionary === undefined) return;
        opened += 1;
        visitTerms(dictionary, (_, length) => length > maxTermBytes);
        findTerm(dictionary, 'a');
        makeTermSignatures(dictionary);
      }),
    );
    expect(opened).toBeGreaterThan(0);
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
