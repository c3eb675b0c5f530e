/**
 * index/: the index in memory. IndexBuilder is the mutable writer, InvertedIndex the immutable reader: flat
 * arrays only, the same whether just built or decoded from bytes, so both answer alike. Takes documents,
 * gives terms, postings, field lengths and the document store. Imports analysis/, postings/, dictionary/.
 */
import { fieldCount } from '../document/fields.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import type { Postings } from '../postings/postings-list.ts';
import type { DocumentStore } from './document-store.ts';

export interface InvertedIndex {
  /** The analyzer that made the terms; queries must go through the same one. */
  readonly analyzerId: string;
  readonly dictionary: TermDictionary;
  /** List `t` belongs to the term with ordinal `t`. */
  readonly postings: Postings;
  /** Number of (term, document) pairs. */
  readonly postingCount: number;
  /** Tokens of field `f` in document `d` at `d * fieldCount + f`. */
  readonly fieldLengths: Uint32Array;
  readonly store: DocumentStore;
}

export function documentCount(index: InvertedIndex): number {
  return index.fieldLengths.length / fieldCount;
}
