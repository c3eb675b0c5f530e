/** Entry point of the service: for workers, tests, and the types of the protocol. */
export type { FetchOptions, FileSource, IndexStore, ServicePorts, StoreError } from './ports.ts';
export type {
  BadIndex,
  FetchFailed,
  IndexSummary,
  OpenError,
  OpenIndexRequest,
  SearchError,
  SearchRequest,
  SearchService,
  ShardedIndexRequest,
  WholeIndexRequest,
} from './protocol.ts';
export { loadShards } from './load-shards.ts';
export { createSearchService } from './search-service.ts';
export { storageKey, supersededKeys } from './storage-key.ts';
