import type { Outcome } from '../outcome.ts';
import type { OpenError } from './protocol.ts';

/** `detail` is for developers. */
export interface StoreError {
  readonly kind: 'store-failed';
  readonly detail: string;
}

/** Keeps encoded indexes between visits. The service also works if every call fails. */
export interface IndexStore {
  /** Null if nothing is stored under the key. */
  read(key: string): Promise<Outcome<Uint8Array | null, StoreError>>;
  /**
   * Stores an index, and deletes the `supersededKeys`. Searches that waited for the index are answered first if
   * `encode` is called in a later task.
   */
  write(key: string, encode: () => Uint8Array): Promise<Outcome<null, StoreError>>;
}

export interface DocumentSource {
  /** The parsed JSON at the URL, of unknown shape. */
  fetch(url: string): Promise<Outcome<unknown, OpenError>>;
}

/** What a search service needs from its platform. */
export interface ServicePorts {
  readonly store: IndexStore;
  readonly source: DocumentSource;
  /** Logs failures of the store, which delay a visit but break nothing. Messages are for developers. */
  readonly warn: (message: string) => void;
}
