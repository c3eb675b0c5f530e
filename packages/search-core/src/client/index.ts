/** Entry point for the page. */
export { keepOrder } from './keep-order.ts';
export { createSearchClient } from './search-client.ts';
export type { ClientSearchOutcome, SearchClient } from './search-client.ts';
export type { WorkerFailed } from './worker-session.ts';
