/** Entry point for the worker file. */
export { exposeSearchService } from './expose-search-service.ts';
export type { ExposeOptions } from './expose-search-service.ts';
export { createFetchFileSource } from './fetch-files.ts';
export { createIdbIndexStore } from './idb-index-store.ts';
