/**
 * dictionary/: all terms, sorted by their UTF-8 bytes and front coded in blocks of 16. Each entry is
 * `varint(shared) varint(rest) rest-bytes varint(length of its postings)`, where `shared` counts the leading
 * bytes that it has in common with the entry before; the first entry of a block shares none. Terms with a common
 * prefix stand together. Takes and gives spans of the postings, which it knows only by their length. Front
 * coding: Witten, Moffat and Bell, Managing Gigabytes, 4.1. Imports postings/ for the shape of a span.
 */
import type { PostingsSpan } from '../postings/postings-list.ts';
import { compareBytes } from './compare-bytes.ts';

export const termsPerBlock = 16;

/** Longest term that is kept, in bytes; what is longer is no word that anyone looks for. */
export const maxTermBytes = 120;

export interface TermDictionary {
  readonly termCount: number;
  readonly entries: Uint8Array;
  /** Per block: where its first entry starts in `entries`. */
  readonly blockStarts: Uint32Array;
  /** Per block: where the postings of its first term start. */
  readonly blockPostings: Uint32Array;
}

/** Called with the term's bytes in a buffer that is used again: `[0, length)` of it. True ends the visit. */
export type TermVisitor = (term: Uint8Array, length: number, postings: PostingsSpan) => boolean;

const encoder = new TextEncoder();

/** Walks entries from a block's start. Bounded by the entries, whatever the bytes are. */
function walk(dictionary: TermDictionary, block: number, visit: TermVisitor): void {
  const { entries, blockStarts, blockPostings, termCount } = dictionary;
  const term = new Uint8Array(maxTermBytes);
  let at = blockStarts[block] ?? entries.length;
  let postingsAt = blockPostings[block] ?? 0;
  for (let left = termCount - block * termsPerBlock; left > 0 && at < entries.length; left -= 1) {
    // Terms have at most 120 bytes, so both lengths are one byte.
    const shared = entries[at] ?? 0;
    const length = shared + (entries[at + 1] ?? 0);
    if (length > maxTermBytes) return;
    at += 2;
    for (let place = shared; place < length; place += 1) term[place] = entries[at++] ?? 0;
    let byte = entries[at++] ?? 0;
    let listLength = byte & 0x7f;
    for (let shift = 7; byte >= 0x80 && shift < 28; shift += 7) {
      byte = entries[at++] ?? 0;
      listLength |= (byte & 0x7f) << shift;
    }
    const postings = { start: postingsAt, end: postingsAt + listLength };
    if (visit(term, length, postings)) return;
    postingsAt = postings.end;
  }
}

/** The last block whose first term is not after `wanted`; 0 where all are. */
function blockOf({ entries, blockStarts }: TermDictionary, wanted: Uint8Array): number {
  let low = 0;
  let high = blockStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    // The first entry of a block is `0, length, bytes`, with a length of one byte: terms have at most 120.
    const start = (blockStarts[middle] ?? 0) + 2;
    const length = entries[start - 1] ?? 0;
    const first = entries.subarray(start, start + length);
    if (compareBytes(first, first.length, wanted, wanted.length) <= 0) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The postings of `term`, or null. */
export function findTerm(dictionary: TermDictionary, term: string): PostingsSpan | null {
  const wanted = encoder.encode(term);
  let found: PostingsSpan | null = null;
  walk(dictionary, blockOf(dictionary, wanted), (candidate, length, postings) => {
    const order = compareBytes(candidate, length, wanted, wanted.length);
    if (order === 0) found = postings;
    return order >= 0;
  });
  return found;
}

/** Every term that starts with `prefix`, in order; `visit` gets its length in bytes. */
export function visitPrefix(dictionary: TermDictionary, prefix: string, visit: TermVisitor): void {
  const wanted = encoder.encode(prefix);
  walk(dictionary, blockOf(dictionary, wanted), (candidate, length, postings) => {
    const order = compareBytes(candidate, Math.min(length, wanted.length), wanted, wanted.length);
    if (order < 0) return false;
    return order > 0 || visit(candidate, length, postings);
  });
}

/** Every term, in order. */
export function visitTerms(dictionary: TermDictionary, visit: TermVisitor): void {
  walk(dictionary, 0, visit);
}

/** Length of any text in UTF-8 bytes, to be compared with that of a term. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}
