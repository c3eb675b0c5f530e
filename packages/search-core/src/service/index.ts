/** The door to the service: for workers, for tests, and for types on both sides of the border. */
export type { DocumentSource, IndexStore, ServicePorts, StoreError } from './ports.ts';
export type {
  BadDocuments,
  FetchFailed,
  IndexSummary,
  OpenError,
  OpenIndexRequest,
  SearchAnswer,
  SearchError,
  SearchRequest,
  SearchService,
} from './protocol.ts';
export { createSearchService } from './search-service.ts';
export { isSuperseded, storageKey } from './storage-key.ts';
