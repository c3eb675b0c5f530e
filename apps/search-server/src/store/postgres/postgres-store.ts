import { analyzerId } from '@docs/search-core';
import { DatabaseError, Pool, type ClientBase, type PoolClient, type PoolConfig } from 'pg';
import type { Group } from '../../contract/answer.ts';
import type { SearchQuery } from '../../contract/search-query.ts';
import { openSearchThreads, type ThreadOptions } from '../search-threads.ts';
import type { Store } from '../store.ts';
import { untilAborted } from '../until-aborted.ts';
import { adoptIndexes } from './adopt-indexes.ts';
import { indexPages } from './index-pages.ts';
import type { FoundDocuments } from './postgres-hits.ts';
import { createSchema, tables } from './schema.ts';
import { searchPages } from './search-pages.ts';

interface PostgresOptions extends ThreadOptions {
  readonly url: string;
  /** A read replica for searches. */
  readonly readUrl?: string;
  /** Time of a statement of a search, after which the database ends it. */
  readonly timeoutMs: number;
  readonly warn: (error: Error) => void;
}

interface FoundIn {
  readonly index: string;
  readonly found: FoundDocuments;
}

/** Connections. More searches at once do not make a database of a few cores faster. */
const connections = { searches: 10, lists: 8, cancelling: 2 } as const;
/** Of `pg_trgm`: words with two letters swapped share a quarter of their trigrams. */
const similarity = 0.2;

function openPool(config: PoolConfig, warn: (error: Error) => void): Pool {
  const pool = new Pool(config);
  // An idle connection that breaks, as in a restart of the database, is replaced by the pool.
  pool.on('error', warn);
  // One that is in use rejects its query, and emits the error as well.
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
}

const isCancellation = (error: unknown): boolean => error instanceof DatabaseError && error.code === '57014';

/** Keeps pages in PostgreSQL 15 or newer with `pg_trgm`. */
export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const { url, readUrl = url, timeoutMs, warn } = options;
  const writing = openPool(
    { connectionString: url, max: connections.lists, connectionTimeoutMillis: 10_000 },
    warn,
  );
  const reading = openPool(
    {
      connectionString: readUrl,
      max: connections.searches,
      statement_timeout: timeoutMs,
      // If the database does not even end the statement.
      query_timeout: timeoutMs + 500,
      connectionTimeoutMillis: timeoutMs,
      options: `-c pg_trgm.similarity_threshold=${similarity} -c jit=off`,
    },
    warn,
  );
  const cancelling = openPool(
    { connectionString: readUrl, max: connections.cancelling, connectionTimeoutMillis: timeoutMs },
    warn,
  );
  const threads = openSearchThreads(options);
  await createSchema(writing);
  await adoptIndexes(writing, warn);

  async function searchWith(
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
    for (const { id, name, pages } of rows) {
      signal.throwIfAborted();
      all.push({ index: name, found: await searchPages(client, { id, lang, pages }, keyword, limit) });
    }
    return all;
  }

  /** Ends the statement of a connection, which then rejects. */
  const cancel = async (client: PoolClient): Promise<void> => {
    // Absent from the types of `pg`.
    const { processID } = client as PoolClient & { readonly processID: number };
    await cancelling.query('select pg_cancel_backend($1)', [processID]).catch(warn);
  };

  async function find(query: SearchQuery, signal: AbortSignal): Promise<readonly FoundIn[]> {
    const client = await reading.connect();
    // Nobody may wait for the answer any more when a connection is free.
    if (signal.aborted) client.release();
    signal.throwIfAborted();
    let cancelled = Promise.resolve();
    const end = () => {
      cancelled = cancel(client);
    };
    signal.addEventListener('abort', end, { once: true });
    try {
      const found = await searchWith(client, query, signal);
      client.release(signal.aborted);
      return found;
    } catch (error) {
      await cancelled;
      // Otherwise the statement may still run, or the connection be lost: it is closed, and the pool opens another.
      client.release(!(signal.aborted && isCancellation(error)));
      throw error;
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  const search = async (query: SearchQuery, signal: AbortSignal): Promise<readonly Group[]> =>
    Promise.all(
      (await find(query, signal)).map(async ({ index, found }) => ({
        index,
        hits: await threads.run('postgresHits', found, signal),
      })),
    );

  return {
    name: 'postgres',
    index: (key, documents) => indexPages(writing, key, documents),
    search: (query, signal) => untilAborted(search(query, signal), signal),
    health: async () => {
      await reading.query('select 1');
    },
    close: async () => {
      await Promise.all([threads.close(), ...[writing, reading, cancelling].map((pool) => pool.end())]);
    },
  };
}
