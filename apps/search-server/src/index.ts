/** Entry point for tests: the server, its stores and the contract checks. */
export { allChecks } from './conformance/all-checks.ts';
export type { Target } from './conformance/target.ts';
export type { SearchQuery } from './contract/search-query.ts';
export { createServer } from './server/create-server.ts';
export { createLogger } from './server/logger.ts';
export { openEmbeddedStore } from './store/embedded/embedded-store.ts';
export { openOpenSearchStore } from './store/opensearch/opensearch-store.ts';
export { openPostgresStore } from './store/postgres/postgres-store.ts';
export type { IndexKey, Store } from './store/store.ts';
export { tables as postgresTables } from './store/postgres/schema.ts';
