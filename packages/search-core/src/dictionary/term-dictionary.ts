/**
 * dictionary/: all terms, sorted by their UTF-8 bytes in one buffer. A term is known by its ordinal, its place
 * in that order, so terms with a common prefix are a range of ordinals. Gives exact lookup and prefix ranges
 * by binary search, without one object per term. Imports nothing.
 */

/** Term `t` is `bytes[offsets[t], offsets[t + 1])`. */
export interface TermDictionary {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
}

/** Half-open range of ordinals. */
export interface OrdinalRange {
  readonly from: number;
  readonly to: number;
}

const encoder = new TextEncoder();

export function termCount(dictionary: TermDictionary): number {
  return Math.max(0, dictionary.offsets.length - 1);
}

/** Takes distinct terms in any order, gives them back in the dictionary's order too. */
export function buildTermDictionary(terms: readonly string[]): {
  readonly dictionary: TermDictionary;
  readonly sortedTerms: readonly string[];
} {
  const entries = terms.map((term) => ({ term, bytes: encoder.encode(term) }));
  entries.sort((a, b) => compareBytes(a.bytes, b.bytes));
  const offsets = new Uint32Array(entries.length + 1);
  for (const [ordinal, entry] of entries.entries()) {
    offsets[ordinal + 1] = (offsets[ordinal] ?? 0) + entry.bytes.length;
  }
  const bytes = new Uint8Array(offsets.at(-1) ?? 0);
  for (const [ordinal, entry] of entries.entries()) bytes.set(entry.bytes, offsets[ordinal] ?? 0);
  return { dictionary: { bytes, offsets }, sortedTerms: entries.map((entry) => entry.term) };
}

/** The ordinal of `term`, or -1. */
export function findTerm(dictionary: TermDictionary, term: string): number {
  const wanted = encoder.encode(term);
  const ordinal = lowerBound(dictionary, wanted, 0);
  return ordinal < termCount(dictionary) && compareBytes(termBytes(dictionary, ordinal), wanted) === 0
    ? ordinal
    : -1;
}

/** All terms that start with `prefix`, the equal one included. */
export function findPrefix(dictionary: TermDictionary, prefix: string): OrdinalRange {
  const wanted = encoder.encode(prefix);
  const from = lowerBound(dictionary, wanted, 0);
  // No byte of UTF-8 is 0xff, so this is greater than every continuation of the prefix.
  const beyond = new Uint8Array(wanted.length + 1).fill(0xff);
  beyond.set(wanted);
  return { from, to: lowerBound(dictionary, beyond, from) };
}

/** Length of a term in UTF-8 bytes. */
export function termLength(dictionary: TermDictionary, ordinal: number): number {
  return (dictionary.offsets[ordinal + 1] ?? 0) - (dictionary.offsets[ordinal] ?? 0);
}

/** Length of any text in UTF-8 bytes, to be compared with `termLength`. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}

/** The first ordinal at or after `from` whose term is not less than `wanted`. */
function lowerBound(dictionary: TermDictionary, wanted: Uint8Array, from: number): number {
  let low = from;
  let high = termCount(dictionary);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareBytes(termBytes(dictionary, middle), wanted) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function termBytes(dictionary: TermDictionary, ordinal: number): Uint8Array {
  return dictionary.bytes.subarray(dictionary.offsets[ordinal], dictionary.offsets[ordinal + 1]);
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const shared = Math.min(a.length, b.length);
  for (let at = 0; at < shared; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
