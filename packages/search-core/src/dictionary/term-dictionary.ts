/**
 * dictionary/: all terms, sorted by their UTF-8 bytes, so terms with a common prefix are adjacent. The ordinal of a
 * term is its rank. Terms are stored in full, not front-coded: a lookup is a binary search that decodes nothing, and is
 * fast even before it is optimized.
 */
import type { PostingsSpan } from '../postings/postings-list.ts';
import { encodeUtf8, stringAt, stringTableOf } from '../text/string-table.ts';
import type { StringTable } from '../text/string-table.ts';

/** Longer terms are dropped: nobody searches for a word of that length. */
export const maxTermBytes = 120;

export interface TermDictionary {
  readonly terms: StringTable;
  /** The postings of term `t` are `[postingStarts[t], postingStarts[t + 1])`. */
  readonly postingStarts: Uint32Array;
  /** Called with each term or prefix that is looked up: a dictionary may hold only some shards of an index. */
  readonly noteLookup?: (text: string, isPrefix: boolean) => void;
}

/** Ordinals `[from, to)`. */
export interface OrdinalRange {
  readonly from: number;
  readonly to: number;
}

/** Sorted by their UTF-8 bytes, without empty terms and those over `maxTermBytes`. */
export function sortedTerms(terms: readonly string[]): readonly string[] {
  const sorted = terms.filter(isKeptTerm).toSorted();
  // Code units sort like bytes, except for surrogates.
  return sorted.some((term) => /[\ud800-\udfff]/.test(term)) ? sorted.toSorted(byCodePoint) : sorted;
}

/** Neither empty nor over `maxTermBytes`. */
export function isKeptTerm(term: string): boolean {
  return term !== '' && (term.length * 3 <= maxTermBytes || byteLength(term) <= maxTermBytes);
}

function byCodePoint(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  // Terms are whole code points: where only the second half of one differs, the halves are in order too.
  return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1);
}

/** @param terms distinct, as `sortedTerms` returns them @param listLengths postings per term, from 1 */
export function buildDictionary(terms: readonly string[], listLengths: Uint32Array): TermDictionary {
  const postingStarts = new Uint32Array(terms.length + 1);
  for (let at = 0; at < terms.length; at += 1) {
    postingStarts[at + 1] = (postingStarts[at] ?? 0) + (listLengths[at] ?? 0);
  }
  return { terms: stringTableOf(terms), postingStarts };
}

export function termCount({ terms }: TermDictionary): number {
  return terms.starts.length - 1;
}

export function termAt({ terms }: TermDictionary, ordinal: number): string {
  return stringAt(terms, ordinal);
}

/** In UTF-8 bytes. */
export function termLength({ terms }: TermDictionary, ordinal: number): number {
  return (terms.starts[ordinal + 1] ?? 0) - (terms.starts[ordinal] ?? 0);
}

export function postingsOf({ postingStarts }: TermDictionary, ordinal: number): PostingsSpan {
  const start = postingStarts[ordinal] ?? 0;
  return { start, end: postingStarts[ordinal + 1] ?? start };
}

/** The ordinal of `term`, or undefined. */
export function findTerm(dictionary: TermDictionary, term: string): number | undefined {
  dictionary.noteLookup?.(term, false);
  const wanted = encodeUtf8(term);
  const ordinal = lowerBound(dictionary, wanted, 0);
  if (ordinal === termCount(dictionary) || termLength(dictionary, ordinal) !== wanted.length)
    return undefined;
  return comparePrefix(dictionary, ordinal, wanted) === 0 ? ordinal : undefined;
}

/** The terms that start with `prefix`; all terms if it is empty. */
export function prefixRange(dictionary: TermDictionary, prefix: string): OrdinalRange {
  dictionary.noteLookup?.(prefix, true);
  const wanted = encodeUtf8(prefix);
  const from = lowerBound(dictionary, wanted, 0);
  return { from, to: lowerBound(dictionary, wanted, 1, from) };
}

/** Length of a text in UTF-8 bytes, to compare with that of a term. */
export function byteLength(text: string): number {
  return encodeUtf8(text).length;
}

/**
 * The first term from `from` on for which `comparePrefix` is at least `least`: 0 finds the first with the prefix, 1 the
 * first after those.
 */
function lowerBound(dictionary: TermDictionary, wanted: Uint8Array, least: 0 | 1, from = 0): number {
  let low = from;
  let high = termCount(dictionary);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comparePrefix(dictionary, middle, wanted) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** 0 if the term starts with `wanted`; else -1 or 1 if it sorts before or after the terms that do. */
function comparePrefix({ terms }: TermDictionary, ordinal: number, wanted: Uint8Array): -1 | 0 | 1 {
  const start = terms.starts[ordinal] ?? 0;
  const length = (terms.starts[ordinal + 1] ?? 0) - start;
  for (let at = 0; at < wanted.length; at += 1) {
    if (at === length) return -1;
    const difference = (terms.bytes[start + at] ?? 0) - (wanted[at] ?? 0);
    if (difference !== 0) return difference < 0 ? -1 : 1;
  }
  return 0;
}
