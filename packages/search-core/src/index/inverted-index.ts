/**
 * index/: the index in memory. RankingIndexBuilder is the mutable writer, InvertedIndex the immutable reader: flat
 * arrays only, the same whether just built or decoded from bytes, so both answer alike. A page is a document; it has a
 * section for its title, one for each heading and one for each keyword, numbered across all pages. Imports analysis/,
 * document/, postings/, dictionary/ and text/.
 */
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import { fieldCount } from '../document/fields.ts';
import type { Postings } from '../postings/postings-list.ts';
import type { DocumentStore } from './document-store.ts';
import type { TextStore } from './text-store.ts';

export interface InvertedIndex {
  /** The analyzer that produced the terms; queries must use the same one. */
  readonly analyzerId: string;
  readonly dictionary: TermDictionary;
  /** The lists of all terms, in the dictionary's order. */
  readonly postings: Postings;
  /** Number of (term, page) pairs. */
  readonly postingCount: number;
  /** Document `d` has the sections `[sectionStarts[d], sectionStarts[d + 1])`, the title first. */
  readonly sectionStarts: Uint32Array;
  /** Per section: distinct terms of its head, at most 255. */
  readonly headingLengths: Uint8Array;
  /** Tokens of field `f` in document `d` at `d * fieldCount + f`. */
  readonly fieldLengths: Uint32Array;
  readonly store: DocumentStore;
  readonly text: TextStore;
}

/** What ranking needs, except for the texts of the pages. */
export type RankingIndex = Pick<
  InvertedIndex,
  'dictionary' | 'postings' | 'sectionStarts' | 'headingLengths' | 'fieldLengths'
> & {
  /** Average lengths of the fields, if `fieldLengths` does not cover all documents. */
  readonly averageLengths?: readonly number[];
};

/** A document has one section more than it has headings and keywords. */
export function sectionStartsOf({ tocStarts }: Pick<DocumentStore, 'tocStarts'>): Uint32Array {
  return tocStarts.map((start, docId) => start + docId);
}

export function documentCount(index: Pick<InvertedIndex, 'fieldLengths'>): number {
  return index.fieldLengths.length / fieldCount;
}

export function sectionCount(index: Pick<InvertedIndex, 'headingLengths'>): number {
  return index.headingLengths.length;
}
