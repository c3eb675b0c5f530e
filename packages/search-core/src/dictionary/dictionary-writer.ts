import { pushVarint } from '../postings/postings-list.ts';
import { compareBytes } from './compare-bytes.ts';
import { maxTermBytes, termsPerBlock } from './term-dictionary.ts';
import type { TermDictionary } from './term-dictionary.ts';

const encoder = new TextEncoder();

/**
 * Takes distinct terms in any order and a function that gives the postings bytes of each; gives the dictionary
 * and all postings, in the dictionary's order. Terms over the longest length are left out.
 */
export function writeDictionary(
  terms: readonly string[],
  listOf: (term: string) => readonly number[],
): { readonly dictionary: TermDictionary; readonly postings: Uint8Array } {
  const sorted = terms
    .map((term) => ({ term, bytes: encoder.encode(term) }))
    .filter(({ bytes }) => bytes.length > 0 && bytes.length <= maxTermBytes)
    .toSorted((a, b) => compareBytes(a.bytes, a.bytes.length, b.bytes, b.bytes.length));
  const entries: number[] = [];
  const postings: number[] = [];
  const blockStarts: number[] = [];
  const blockPostings: number[] = [];
  let previous: Uint8Array = new Uint8Array();
  for (const [ordinal, { term, bytes }] of sorted.entries()) {
    const isFirst = ordinal % termsPerBlock === 0;
    if (isFirst) {
      blockStarts.push(entries.length);
      blockPostings.push(postings.length);
    }
    const shared = isFirst ? 0 : sharedLength(previous, bytes);
    const list = listOf(term);
    pushVarint(entries, shared);
    pushVarint(entries, bytes.length - shared);
    for (let at = shared; at < bytes.length; at += 1) entries.push(bytes[at] ?? 0);
    pushVarint(entries, list.length);
    for (const byte of list) postings.push(byte);
    previous = bytes;
  }
  return {
    dictionary: {
      termCount: sorted.length,
      entries: Uint8Array.from(entries),
      blockStarts: Uint32Array.from(blockStarts),
      blockPostings: Uint32Array.from(blockPostings),
    },
    postings: Uint8Array.from(postings),
  };
}

function sharedLength(a: Uint8Array, b: Uint8Array): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}
