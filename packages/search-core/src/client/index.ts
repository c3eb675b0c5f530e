/** The door for the page. */
export { createSearchClient } from './search-client.ts';
export type { ClientSearchOutcome, ClientSearchRequest, SearchClient } from './search-client.ts';
export type { WorkerFailed } from './worker-session.ts';
