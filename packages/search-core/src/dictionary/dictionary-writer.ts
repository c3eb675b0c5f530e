import { pushVarint } from '../postings/push-varint.ts';
import { byteLength, longLength, maxTermBytes, termsPerBlock } from './term-dictionary.ts';
import type { TermDictionary } from './term-dictionary.ts';

/** In the order of their UTF-8 bytes, without terms over the longest length. */
export function sortedTerms(terms: readonly string[]): readonly string[] {
  const sorted = terms
    .filter((term) => term !== '' && (term.length * 3 <= maxTermBytes || byteLength(term) <= maxTermBytes))
    .toSorted();
  // The order of code units, which is the platform's own and fast, is that of bytes but for surrogates.
  return /[\ud800-\udfff]/.test(sorted.join('')) ? sorted.toSorted(byCodePoint) : sorted;
}

function byCodePoint(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  // Terms are whole code points: where only the second half of one differs, the halves are in order too.
  return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1);
}

/** Takes distinct terms as `sortedTerms` gives them, and the length of each one's postings. */
export function writeDictionary(terms: readonly string[], postingsLengths: Uint32Array): TermDictionary {
  const blockStarts: number[] = [];
  const lengths: number[] = [];
  const listLengths: number[] = [];
  // No term has a control character, so one marks the end of each, and one call encodes them all.
  const bytes = new TextEncoder().encode(`${terms.join('\0')}\0`);
  const suffixes = new Uint8Array(bytes.length);
  let used = 0;
  let postingsAt = 0;
  let previous = 0;
  let start = 0;
  for (let ordinal = 0; ordinal < terms.length; ordinal += 1) {
    const end = bytes.indexOf(0, start);
    let shared = 0;
    if (ordinal % termsPerBlock === 0) {
      blockStarts.push(lengths.length, used, listLengths.length, postingsAt);
    } else {
      while (bytes[start + shared] === bytes[previous + shared]) shared += 1;
    }
    const rest = end - start - shared;
    lengths.push((Math.min(shared, longLength) << 4) | Math.min(rest, longLength));
    if (shared >= longLength) lengths.push(shared - longLength);
    if (rest >= longLength) lengths.push(rest - longLength);
    for (let at = start + shared; at < end; at += 1) suffixes[used++] = bytes[at] ?? 0;
    const listLength = postingsLengths[ordinal] ?? 0;
    pushVarint(listLengths, listLength);
    postingsAt += listLength;
    previous = start;
    start = end + 1;
  }
  blockStarts.push(lengths.length, used, listLengths.length, postingsAt);
  return {
    termCount: terms.length,
    blockStarts: Uint32Array.from(blockStarts),
    lengths: Uint8Array.from(lengths),
    suffixes: suffixes.slice(0, used),
    listLengths: Uint8Array.from(listLengths),
  };
}
