import type { Outcome } from '../outcome.ts';
import type { OpenError } from './protocol.ts';

/** `detail` is for a developer. */
export interface StoreError {
  readonly kind: 'store-failed';
  readonly detail: string;
}

/** Where encoded indexes live between visits. The service works without it, so every failure is a value. */
export interface IndexStore {
  /** Null when there is nothing under the key. */
  read(key: string): Promise<Outcome<Uint8Array | null, StoreError>>;
  write(key: string, bytes: Uint8Array): Promise<Outcome<null, StoreError>>;
  /** Deletes every key that one of these supersedes, see `isSuperseded`; other keys stay. */
  prune(keepKeys: readonly string[]): Promise<Outcome<null, StoreError>>;
}

/** Where documents come from. */
export interface DocumentSource {
  /** The parsed JSON behind the URL, of unknown shape. */
  fetch(url: string): Promise<Outcome<unknown, OpenError>>;
}

/** What a search service needs from its surroundings. */
export interface ServicePorts {
  readonly store: IndexStore;
  readonly source: DocumentSource;
}
