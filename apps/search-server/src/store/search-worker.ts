/** The functions that threads run for the stores. A store passes the name; see `SearchThreads`. */
export { search } from './embedded/search-index.ts';
export { openSearchHits } from './opensearch/open-search-hits.ts';
export { postgresHits } from './postgres/postgres-hits.ts';
