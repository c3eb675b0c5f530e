/**
 * dictionary/: all terms, sorted by their UTF-8 bytes and front coded in blocks of 64: of each, how many leading
 * bytes it shares with the one before, and the bytes that follow. The first of a block shares none. Terms with a
 * common prefix stand together. Kept as columns, like postings. Takes and gives spans of the postings, which it
 * knows only by their length. Front coding: Witten, Moffat and Bell, Managing Gigabytes, 4.1. Imports postings/ for
 * the shape of a span.
 */
import type { PostingsSpan } from '../postings/postings-list.ts';
import { compareBytes } from './compare-bytes.ts';

export const termsPerBlock = 64;

/** Longest term that is kept, in bytes; what is longer is no word that anyone looks for. */
export const maxTermBytes = 120;

/** From here a length does not fit its half of a byte: the half says 15, and a byte more says how much over. */
export const longLength = 15;

export interface TermColumns {
  /** Per term: bytes shared in the upper half of a byte, bytes that follow in the lower; see `longLength`. */
  readonly lengths: Uint8Array;
  /** The bytes that follow, of all terms. */
  readonly suffixes: Uint8Array;
  /** Per term: `varint(length of its postings)`, from 1. */
  readonly listLengths: Uint8Array;
}

export interface TermDictionary extends TermColumns {
  readonly termCount: number;
  /** Per block: where it starts in the three columns and in the postings; and where the last one ends. */
  readonly blockStarts: Uint32Array;
}

const numbersPerBlock = 4;

/**
 * Called with the term's bytes in a buffer that is used again, `[0, length)` of it, and the span of its postings in
 * two numbers, because most terms are only passed by. `shared` of its bytes are those of the term before. True ends
 * the visit.
 */
export type TermVisitor = (
  term: Uint8Array,
  length: number,
  start: number,
  end: number,
  shared: number,
) => boolean;

const encoder = new TextEncoder();

/** Walks terms from a block's start. Bounded by the columns, whatever the bytes are. */
function walk(dictionary: TermDictionary, block: number, visit: TermVisitor): void {
  const { lengths, suffixes, listLengths, blockStarts, termCount } = dictionary;
  const term = new Uint8Array(maxTermBytes);
  const [lengthStart = 0, suffixStart = 0, listLengthStart = 0, postingsStart = 0] = blockStarts.subarray(
    block * numbersPerBlock,
  );
  let [lengthAt, suffixAt, listLengthAt, start] = [lengthStart, suffixStart, listLengthStart, postingsStart];
  for (let left = termCount - block * termsPerBlock; left > 0; left -= 1) {
    const packed = lengths[lengthAt++] ?? 0;
    let shared = packed >>> 4;
    if (shared === longLength) shared += lengths[lengthAt++] ?? 0;
    let length = shared + (packed & 0xf);
    if ((packed & 0xf) === longLength) length += lengths[lengthAt++] ?? 0;
    if (length > maxTermBytes) return;
    for (let place = shared; place < length; place += 1) term[place] = suffixes[suffixAt++] ?? 0;
    let byte = listLengths[listLengthAt++] ?? 0;
    let listLength = byte & 0x7f;
    for (let shift = 7; byte >= 0x80 && shift < 28; shift += 7) {
      byte = listLengths[listLengthAt++] ?? 0;
      listLength |= (byte & 0x7f) << shift;
    }
    if (visit(term, length, start, start + listLength, shared)) return;
    start += listLength;
  }
}

/** The last block whose first term is not after `wanted`; 0 where all are. */
function blockOf({ lengths, suffixes, blockStarts }: TermDictionary, wanted: Uint8Array): number {
  let low = 0;
  let high = blockStarts.length / numbersPerBlock - 2;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    const lengthAt = blockStarts[middle * numbersPerBlock] ?? 0;
    const start = blockStarts[middle * numbersPerBlock + 1] ?? 0;
    // The first of a block shares nothing, so its own length is in the lower half.
    let length = (lengths[lengthAt] ?? 0) & 0xf;
    if (length === longLength) length += lengths[lengthAt + 1] ?? 0;
    if (compareBytes(suffixes, length, wanted, wanted.length, start) <= 0) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Tells of terms in order, from the start of a block on, whether they stand before those that begin with `wanted`
 * (negative), are among them (0) or come after them. A term that shares more with the one before than that did with
 * `wanted` stands where that one stood, so most are told by a number.
 */
function placeBeside(wanted: Uint8Array) {
  let match = 0;
  let place = -1;
  return (term: Uint8Array, length: number, shared: number): number => {
    if (shared > match) return place;
    // The first of a block shares nothing by its form, whatever it has in common.
    if (shared === 0) match = 0;
    if (shared < match) return 1;
    while (match < length && match < wanted.length && term[match] === wanted[match]) match += 1;
    if (match === wanted.length) place = 0;
    else place = match === length || (term[match] ?? 0) < (wanted[match] ?? 0) ? -1 : 1;
    return place;
  };
}

function visitFrom(dictionary: TermDictionary, wanted: Uint8Array, visit: TermVisitor): void {
  const placeOf = placeBeside(wanted);
  walk(dictionary, blockOf(dictionary, wanted), (term, length, start, end, shared) => {
    const place = placeOf(term, length, shared);
    return place > 0 || (place === 0 && visit(term, length, start, end, shared));
  });
}

/** The postings of `term`, or null. */
export function findTerm(dictionary: TermDictionary, term: string): PostingsSpan | null {
  const wanted = encoder.encode(term);
  let found: PostingsSpan | null = null;
  // It comes before all longer terms.
  visitFrom(dictionary, wanted, (_term, length, start, end) => {
    if (length === wanted.length) found = { start, end };
    return true;
  });
  return found;
}

/** Every term that starts with `prefix`, in order; `visit` gets its length in bytes. */
export function visitPrefix(dictionary: TermDictionary, prefix: string, visit: TermVisitor): void {
  visitFrom(dictionary, encoder.encode(prefix), visit);
}

/** Every term, in order. */
export function visitTerms(dictionary: TermDictionary, visit: TermVisitor): void {
  walk(dictionary, 0, visit);
}

/** Length of any text in UTF-8 bytes, to be compared with that of a term. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}

/** What each block takes of the columns and of the postings: smaller numbers than where it starts. */
export function blockLengthsOf({ blockStarts }: TermDictionary): Uint32Array {
  return blockStarts.subarray(numbersPerBlock).map((start, at) => start - (blockStarts[at] ?? 0));
}

/** Undefined where the columns do not fit each other, or have not as many lists as there are postings. */
export function openDictionary(
  columns: TermColumns,
  blockLengths: Uint32Array,
  termCount: number,
  postingCount: number,
): TermDictionary | undefined {
  const { lengths, suffixes, listLengths } = columns;
  const blockStarts = new Uint32Array(blockLengths.length + numbersPerBlock);
  for (let at = 0; at < blockLengths.length; at += 1) {
    blockStarts[at + numbersPerBlock] = (blockStarts[at] ?? 0) + (blockLengths[at] ?? 0);
  }
  const totals = [lengths.length, suffixes.length, listLengths.length, postingCount];
  const fits =
    termCount <= lengths.length &&
    blockLengths.length === Math.ceil(termCount / termsPerBlock) * numbersPerBlock &&
    totals.every((total, at) => blockStarts[blockLengths.length + at] === total);
  return fits ? { ...columns, termCount, blockStarts } : undefined;
}
