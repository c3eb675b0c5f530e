/** Entry point for the worker file. */
export { exposeSearchService } from './expose-search-service.ts';
export type { ExposeOptions } from './expose-search-service.ts';
export { createFetchDocumentSource } from './fetch-documents.ts';
export { createIdbIndexStore } from './idb-index-store.ts';
