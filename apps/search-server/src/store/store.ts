import type { SearchDocument } from '@docs/search-core';
import type { Group } from '../contract/answer.ts';
import type { SearchQuery } from '../contract/search-query.ts';

/** The documents of one site in one language. */
export interface IndexKey {
  readonly index: string;
  readonly lang: string;
}

/** Number of documents that a call of `index` changed. */
export interface IndexReport {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
}

/** An index that `prepare` rebuilt, or failed to. */
export interface AdoptedIndex extends IndexKey {
  /** Why it could not be rebuilt, for the operator; null if it was. */
  readonly problem: string | null;
}

/** Holds indexes and searches them. Calls reject if the store fails. */
export interface Store {
  readonly name: 'embedded' | 'postgres' | 'opensearch';
  /**
   * Creates missing tables, and rebuilds indexes that an older version wrote or a disk damaged. A server calls it once,
   * at its start.
   */
  prepare(): Promise<readonly AdoptedIndex[]>;
  /** Makes the documents of an index equal to these. Until it resolves, and if it rejects, the old ones answer. */
  index(key: IndexKey, documents: readonly SearchDocument[]): Promise<IndexReport>;
  /**
   * One group for each existing index of the query, in the order of the query; hits with equal scores have a fixed
   * order.
   */
  search(query: SearchQuery, signal: AbortSignal): Promise<readonly Group[]>;
  /** Rejects if the store cannot answer. */
  health(): Promise<void>;
  readonly close: () => Promise<void>;
}
