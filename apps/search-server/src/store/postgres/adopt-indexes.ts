import { setTimeout } from 'node:timers/promises';
import { analyzerId, parseDocuments } from '@docs/search-core';
import type { ClientBase, Pool } from 'pg';
import { SettingError } from '../../settings/settings.ts';
import type { AdoptedIndex, IndexKey } from '../store.ts';
import { inTransaction } from './connections.ts';
import { indexPages } from './index-pages.ts';
import { tables } from './schema.ts';

interface Source {
  readonly index: string;
  readonly page: string;
}

/**
 * Tables with the documents of indexes, newest first: our own, whose indexes may have another analyzer, and those of
 * older versions, found through the `search_path` of the connection.
 */
const sources: readonly Source[] = [
  tables,
  { index: 'search_index_3', page: 'search_page_3' },
  { index: 'search_index', page: 'search_page' },
];
/** Columns of the tables, because an application may have tables of the same names. */
const columns = { index: ['id', 'name', 'lang', 'analyzer'], page: ['index_id', 'route_path', 'document'] };

/** An arbitrary number, the same for all servers on a database, so that they do not adopt an index concurrently. */
const lockId = 0x5ea2c5;

interface StoredIndex extends IndexKey {
  readonly id: number;
  readonly analyzer: string;
}

async function isReadable(pool: Pool, table: string, names: readonly string[]): Promise<boolean> {
  const { rows } = await pool.query<{ columns: number }>(
    `select count(*)::int as columns from pg_attribute
     where attrelid = to_regclass($1) and attname = any($2) and has_table_privilege(attrelid, 'select')`,
    [table, names],
  );
  return rows[0]?.columns === names.length;
}

async function indexesOf(pool: Pool, { index, page }: Source): Promise<readonly StoredIndex[]> {
  if (!(await isReadable(pool, index, columns.index)) || !(await isReadable(pool, page, columns.page)))
    return [];
  const stored = await pool.query<StoredIndex>(
    `select id, name as index, lang, analyzer from ${index} order by id desc`,
  );
  return stored.rows;
}

/** Indexes the documents of an older server, and does not change its tables, because it may still answer. */
async function adoptMissing(pool: Pool, timeoutMs: number): Promise<readonly AdoptedIndex[]> {
  const adopted: AdoptedIndex[] = [];
  const keyOf = ({ index, lang }: IndexKey) => `${index} ${lang}`;
  const isOwn = ({ lang, analyzer }: StoredIndex) => analyzer === analyzerId(lang);
  const known = new Set((await indexesOf(pool, tables)).filter(isOwn).map(keyOf));
  for (const source of sources) {
    for (const stored of await indexesOf(pool, source)) {
      if (known.has(keyOf(stored))) continue;
      known.add(keyOf(stored));
      const { rows } = await pool.query<{ document: unknown }>(
        `select document from ${source.page} where index_id = $1 order by route_path`,
        [stored.id],
      );
      const documents = parseDocuments(rows.map(({ document }) => document));
      if (documents.ok) await indexPages(pool, timeoutMs, stored, documents.value);
      const problem = documents.ok
        ? null
        : `${source.page} has a document without ${documents.error.path}. Push its documents again.`;
      adopted.push({ index: stored.index, lang: stored.lang, problem });
    }
  }
  return adopted;
}

/**
 * Maximum number of attempts to lock, and their interval in milliseconds: ten minutes, more than a large site takes.
 */
const [maxAttempts, lockPauseMs] = [1200, 500];

/** In seconds. If a server vanishes, the database releases its lock within a minute; by default it takes two hours. */
const keepAlive = { tcp_keepalives_idle: 30, tcp_keepalives_interval: 10, tcp_keepalives_count: 3 };

async function isLocked(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) locked', [
    lockId,
  ]);
  return rows[0]?.locked === true;
}

/** Polls, because `query_timeout` of the pool would end a waiting query. */
export async function waitForLock(client: ClientBase, pauseMs = lockPauseMs): Promise<void> {
  for (let attempts = 1; !(await isLocked(client)); attempts += 1) {
    if (attempts === maxAttempts)
      throw new SettingError(
        `PostgreSQL: another server has been indexing what an older version wrote for ten minutes. ` +
          `"select pid from pg_locks where locktype = 'advisory' and objid = ${lockId}" finds its connection.`,
      );
    await setTimeout(pauseMs);
  }
}

/** Indexes the documents of older versions and other analyzers in the database, unless they were indexed since. */
export async function adoptIndexes(pool: Pool, timeoutMs: number): Promise<readonly AdoptedIndex[]> {
  // The lock waits idle while other connections index.
  return inTransaction(
    pool,
    { idle_in_transaction_session_timeout: 0, statement_timeout: 0, ...keepAlive },
    async (lock) => {
      await waitForLock(lock);
      return adoptMissing(pool, timeoutMs);
    },
  );
}
