import { analyzerId } from '@docs/search-core';
import type { ClientBase } from 'pg';
import type { Group } from '../../contract/answer.ts';
import type { SearchQuery } from '../../contract/search-query.ts';
import { newestFirst } from '../newest-first.ts';
import { openSearchThreads, type ThreadOptions } from '../search-threads.ts';
import type { Store } from '../store.ts';
import { untilAborted } from '../until-aborted.ts';
import { adoptIndexes } from './adopt-indexes.ts';
import { openPool } from './connections.ts';
import { indexPages } from './index-pages.ts';
import type { FoundDocuments } from './postgres-hits.ts';
import { createSchema, forbiddenReader, tables } from './schema.ts';
import { searchPages } from './search-pages.ts';
import { inSearchTransaction } from './search-transaction.ts';

interface PostgresOptions extends ThreadOptions {
  readonly url: string;
  /** URL of a read replica for searches. */
  readonly readUrl?: string;
  /**
   * Number of connections for searches. With more than the database has cores, each search takes longer, until the next
   * letter aborts most.
   */
  readonly searchesAtOnce: number;
  /** Timeout of a statement of a list. */
  readonly listTimeoutMs?: number;
  readonly warn: (error: Error) => void;
}

interface FoundIn {
  readonly index: string;
  readonly found: FoundDocuments;
}

/** Number of connections for indexing lists. */
const listConnections = 8;

/** Stores pages in PostgreSQL 15 or later with `pg_trgm`. */
export function openPostgresStore(options: PostgresOptions): Store {
  const { url, readUrl = url, timeoutMs, searchesAtOnce, listTimeoutMs = 300_000, warn } = options;
  const writing = openPool(
    {
      connectionString: url,
      max: listConnections,
      connectionTimeoutMillis: 10_000,
      query_timeout: listTimeoutMs,
    },
    warn,
  );
  const reading = openPool(
    {
      connectionString: readUrl,
      max: searchesAtOnce,
      // Applies if the database does not cancel the statement either.
      query_timeout: timeoutMs + 500,
      connectionTimeoutMillis: timeoutMs,
    },
    warn,
  );
  // A separate connection, so that `health` does not wait for searches.
  const checking = openPool(
    { connectionString: readUrl, max: 1, query_timeout: timeoutMs, connectionTimeoutMillis: timeoutMs },
    warn,
  );
  const threads = openSearchThreads(options);
  const inDatabase = newestFirst(searchesAtOnce, timeoutMs);
  const close = async () => {
    await Promise.all([threads.close(), ...[writing, reading, checking].map((pool) => pool.end())]);
  };

  async function findAll(
    client: ClientBase,
    { indexes, lang, keyword, limit }: SearchQuery,
    signal: AbortSignal,
  ): Promise<readonly FoundIn[]> {
    const { rows } = await client.query<{ id: number; name: string; pages: number }>(
      `select id, name, pages from ${tables.index}
       where lang = $1 and analyzer = $3 and (cardinality($2::text[]) = 0 or name = any($2))
       order by array_position($2, name), name`,
      [lang, indexes, analyzerId(lang)],
    );
    const all: FoundIn[] = [];
    for (const { id, name, pages } of rows)
      all.push({
        index: name,
        found: await searchPages(client, { id, lang, pages }, keyword, limit, signal),
      });
    return all;
  }

  async function search(query: SearchQuery, signal: AbortSignal): Promise<readonly Group[]> {
    const all = await inDatabase(signal, () =>
      inSearchTransaction(reading, timeoutMs, signal, (client) => findAll(client, query, signal)),
    );
    return Promise.all(
      all.map(async ({ index, found }) => ({
        index,
        hits: await threads.run('postgresHits', found, signal),
      })),
    );
  }

  return {
    name: 'postgres',
    prepare: async () => {
      await createSchema(writing);
      const adopted = await adoptIndexes(writing, listTimeoutMs);
      await checking.query('select 1').catch((error: unknown) => {
        throw new Error(`${readUrl === url ? 'searches' : '--read-store'} cannot connect`, { cause: error });
      });
      return adopted;
    },
    index: (key, documents) => indexPages(writing, listTimeoutMs, key, documents),
    search: (query, signal) => untilAborted(search(query, signal), signal),
    health: async () => {
      // Fails on a replica that has no tables yet, and without the privilege to read them.
      await checking.query(`select from ${tables.index} limit 1`).catch((error: unknown) => {
        throw forbiddenReader(error) ?? error;
      });
    },
    close,
  };
}
