import type { Outcome } from '../outcome.ts';
import type { AbortSignalLike } from '../shards/abort-signal.ts';
import type { ByteRange } from '../shards/block-table.ts';
import type { FetchFailed } from './protocol.ts';

/** `detail` is for developers. */
export interface StoreError {
  readonly kind: 'store-failed';
  readonly detail: string;
}

/**
 * Keeps encoded indexes between visits. The service works even if every call fails, but every call must settle, because
 * `open` waits for `read`. `createIdbIndexStore` gives up after 2 s.
 */
export interface IndexStore {
  /** Null if nothing is stored under the key. */
  read(key: string): Promise<Outcome<Uint8Array | null, StoreError>>;
  /** The most recently stored index whose key differs only in its content hash; null if there is none. */
  readOlder(key: string): Promise<Outcome<Uint8Array | null, StoreError>>;
  /** Stores a whole index, and deletes the `supersededKeys`. */
  write(key: string, bytes: Uint8Array): Promise<Outcome<null, StoreError>>;
}

export interface FetchOptions {
  /** The last response was damaged: bypass caches. */
  readonly isRetry?: boolean;
  /** Bytes of the file to return: one block of an index in shards, or several adjacent ones. */
  readonly range?: ByteRange;
  /** Aborted when nothing waits for the response any more. */
  readonly signal?: AbortSignalLike;
}

export interface FileSource {
  fetch(url: string, options?: FetchOptions): Promise<Outcome<Uint8Array, FetchFailed>>;
}

/** What a search service needs from its platform. */
export interface ServicePorts {
  readonly store: IndexStore;
  readonly source: FileSource;
  /** Logs failures of the store and of contents, which make answers incomplete. Messages are for developers. */
  readonly warn: (message: string) => void;
}
