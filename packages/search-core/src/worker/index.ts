/** Entry point for the worker file. */
export { createCachingFetch } from './caching-fetch.ts';
export type { CachingOptions } from './caching-fetch.ts';
export { exposeSearchService } from './expose-search-service.ts';
export type { ExposeOptions } from './expose-search-service.ts';
export { createFetchBlockSource } from './fetch-blocks.ts';
export { createFetchFileSource } from './fetch-files.ts';
export { createIdbIndexStore } from './idb-index-store.ts';
