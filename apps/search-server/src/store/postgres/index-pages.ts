import { analyzerId, type SearchDocument } from '@docs/search-core';
import type { ClientBase, Pool } from 'pg';
import { distinctDocuments, hashesOf, reportOf } from '../index-report.ts';
import type { IndexKey, IndexReport } from '../store.ts';
import { pageVectors, vectorVersion } from './page-vector.ts';

/** Pages of one statement. */
const batchSize = 200;

/**
 * The id of an index, created if it is new. The statement locks its row until the transaction ends, so lists of one
 * index wait for each other. Pages of an index that another analyzer made are removed.
 */
async function indexId(client: ClientBase, { index, lang }: IndexKey): Promise<number> {
  const analyzer = `${analyzerId(lang)} ${vectorVersion}`;
  const { rows } = await client.query<{ id: number }>(
    `insert into search_index (name, lang, analyzer) values ($1, $2, $3)
     on conflict (name, lang) do update set name = excluded.name returning id`,
    [index, lang, analyzer],
  );
  const id = rows[0]?.id ?? 0;
  const { rowCount } = await client.query(
    'update search_index set analyzer = $2 where id = $1 and analyzer <> $2',
    [id, analyzer],
  );
  if (rowCount !== 0) await client.query('delete from search_page where index_id = $1', [id]);
  return id;
}

async function writePages(
  client: ClientBase,
  id: number,
  lang: string,
  pages: readonly SearchDocument[],
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  for (let at = 0; at < pages.length; at += batchSize) {
    const batch = pages.slice(at, at + batchSize);
    const vectors = batch.map((page) => pageVectors(page, lang));
    await client.query(
      `insert into search_page (index_id, route_path, hash, document, terms, heads, head_lengths)
       select $1, path, hash, document, terms, heads, lengths::int[]
       from unnest($2::text[], $3::text[], $4::json[], $5::tsvector[], $6::tsvector[], $7::text[])
         as page(path, hash, document, terms, heads, lengths)
       on conflict (index_id, route_path) do update set
         hash = excluded.hash, document = excluded.document, terms = excluded.terms, heads = excluded.heads,
         head_lengths = excluded.head_lengths`,
      [
        id,
        batch.map(({ routePath }) => routePath),
        batch.map(({ routePath }) => hashes.get(routePath)),
        batch.map((page) => JSON.stringify(page)),
        vectors.map(({ terms }) => terms),
        vectors.map(({ heads }) => heads),
        vectors.map(({ headLengths }) => `{${headLengths.join(',')}}`),
      ],
    );
  }
}

async function replacePages(
  client: ClientBase,
  key: IndexKey,
  documents: readonly SearchDocument[],
): Promise<IndexReport> {
  const id = await indexId(client, key);
  const stored = await client.query<{ path: string; hash: string }>(
    'select route_path as path, hash from search_page where index_id = $1',
    [id],
  );
  const before = new Map(stored.rows.map(({ path, hash }) => [path, hash]));
  const distinct = distinctDocuments(documents);
  const after = hashesOf(distinct);
  const report = reportOf(before, after);
  const removed = [...before.keys()].filter((path) => !after.has(path));
  if (removed.length > 0)
    await client.query('delete from search_page where index_id = $1 and route_path = any($2)', [id, removed]);
  const written = distinct.filter(({ routePath }) => before.get(routePath) !== after.get(routePath));
  await writePages(client, id, key.lang, written, after);
  if (removed.length + written.length === 0) return report;
  await client.query('delete from search_term where index_id = $1', [id]);
  // `ts_stat` takes its query as text; the id is a number of ours.
  await client.query(
    `insert into search_term (index_id, term, pages)
     select $1, word, ndoc from ts_stat('select terms from search_page where index_id = ${id}')`,
    [id],
  );
  await client.query('update search_index set pages = $2 where id = $1', [id, after.size]);
  // Before the commit, so that the first searches have the statistics, and not while another list does the same.
  await client.query('analyze (skip_locked) search_page, search_term');
  return report;
}

/** Replaces the pages of an index in one transaction: searches see the old ones until it ends. */
export async function indexPages(
  pool: Pool,
  key: IndexKey,
  documents: readonly SearchDocument[],
): Promise<IndexReport> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const report = await replacePages(client, key, documents);
    await client.query('commit');
    client.release();
    return report;
  } catch (error) {
    // The server rolls back what a closed connection began.
    client.release(true);
    throw error;
  }
}
