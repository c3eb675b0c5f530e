import { visitTerms } from './term-dictionary.ts';
import type { TermDictionary } from './term-dictionary.ts';

/**
 * All terms laid flat, with one bit per letter that a term has: what a search for similar terms reads instead of
 * the front-coded entries. Made from them when it is first needed. Term `t` is `bytes[starts[t], starts[t + 1])`.
 */
export interface TermSignatures {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
  readonly bits: Uint32Array;
  /** Where the postings of each term start; one more than there are terms. */
  readonly postings: Uint32Array;
}

/** One bit a letter or digit; other bytes share bits with them, which costs a comparison and nothing else. */
export function signatureOf(term: Uint8Array, start: number, end: number): number {
  let bits = 0;
  for (let at = start; at < end; at += 1) bits |= 1 << ((term[at] ?? 0) & 31);
  return bits >>> 0;
}

export function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function makeTermSignatures(dictionary: TermDictionary): TermSignatures {
  const { termCount } = dictionary;
  const starts = new Uint32Array(termCount + 1);
  const postings = new Uint32Array(termCount + 1);
  const bits = new Uint32Array(termCount);
  let bytes = new Uint8Array(dictionary.suffixes.length * 2);
  let ordinal = 0;
  let used = 0;
  visitTerms(dictionary, (term, length, start, end) => {
    if (used + length > bytes.length) {
      const larger = new Uint8Array(bytes.length * 2 + length);
      larger.set(bytes);
      bytes = larger;
    }
    for (let at = 0; at < length; at += 1) bytes[used + at] = term[at] ?? 0;
    bits[ordinal] = signatureOf(term, 0, length);
    postings[ordinal] = start;
    used += length;
    ordinal += 1;
    starts[ordinal] = used;
    postings[ordinal] = end;
    return false;
  });
  return { bytes: bytes.slice(0, used), starts, bits, postings };
}
