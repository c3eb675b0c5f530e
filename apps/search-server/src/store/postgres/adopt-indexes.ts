import { analyzerId, parseDocuments } from '@docs/search-core';
import type { Pool } from 'pg';
import type { IndexKey } from '../store.ts';
import { indexPages } from './index-pages.ts';
import { tables } from './schema.ts';

/** Tables that hold indexes with their documents, newest first: of another analyzer, or of an older version. */
const sources = [tables, { index: 'search_index', page: 'search_page' }] as const;

/** Any number; one for all servers on a database, so that they do not adopt an index at once. */
const lockId = 0x5ea2c5;

interface StoredIndex extends IndexKey {
  readonly id: number;
  readonly analyzer: string;
}

async function indexesOf(pool: Pool, table: string): Promise<readonly StoredIndex[]> {
  const { rows } = await pool.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    table,
  ]);
  if (rows[0]?.exists !== true) return [];
  const stored = await pool.query<StoredIndex>(
    `select id, name as index, lang, analyzer from ${table} order by id desc`,
  );
  return stored.rows;
}

/** Indexes the documents of an older server, and leaves its tables as they are, because it may still answer. */
async function adoptMissing(pool: Pool, warn: (error: Error) => void): Promise<void> {
  const keyOf = ({ index, lang }: IndexKey) => `${index} ${lang}`;
  const isOwn = ({ lang, analyzer }: StoredIndex) => analyzer === analyzerId(lang);
  const known = new Set((await indexesOf(pool, tables.index)).filter(isOwn).map(keyOf));
  for (const { index: table, page } of sources) {
    for (const stored of await indexesOf(pool, table)) {
      if (known.has(keyOf(stored))) continue;
      known.add(keyOf(stored));
      const { rows } = await pool.query<{ document: unknown }>(
        `select document from ${page} where index_id = $1 order by route_path`,
        [stored.id],
      );
      const documents = parseDocuments(rows.map(({ document }) => document));
      if (documents.ok) await indexPages(pool, stored, documents.value);
      else
        warn(
          new Error(`${page} has a document without ${documents.error.path}: push ${keyOf(stored)} again.`),
        );
    }
  }
}

/** Indexes what the database holds of an older version or of another analyzer, unless it was indexed since. */
export async function adoptIndexes(pool: Pool, warn: (error: Error) => void): Promise<void> {
  const lock = await pool.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [lockId]);
    await adoptMissing(pool, warn);
    await lock.query('select pg_advisory_unlock($1)', [lockId]);
    lock.release();
  } catch (error) {
    // The closed connection gives up the lock.
    lock.release(true);
    throw error;
  }
}
