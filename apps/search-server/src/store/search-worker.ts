/** What threads do for the stores. A store names the function; see `SearchThreads`. */
export { search } from './embedded/search-index.ts';
export { openSearchHits } from './opensearch/open-search-hits.ts';
export { postgresHits } from './postgres/postgres-hits.ts';
