import { analyzerId, type SearchDocument } from '@docs/search-core';
import type { ClientBase, Pool } from 'pg';
import { distinctDocuments, hashesOf, reportOf } from '../index-report.ts';
import type { IndexKey, IndexReport } from '../store.ts';
import { inTransaction } from './connections.ts';
import { listedLetters } from './expand-terms.ts';
import { pageVectors } from './page-vector.ts';
import { expansion } from './ranking-constants.ts';
import { ginIndexes, tables } from './schema.ts';

/** Pages per statement. */
const batchSize = 200;

/**
 * The id of an index, created if it is new. The statement locks its row until the transaction ends, so lists of one
 * index wait for each other.
 */
async function indexId(client: ClientBase, { index, lang }: IndexKey): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into ${tables.index} (name, lang, analyzer) values ($1, $2, $3)
     on conflict (name, lang, analyzer) do update set name = excluded.name returning id`,
    [index, lang, analyzerId(lang)],
  );
  return rows[0]?.id ?? 0;
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
      `insert into ${tables.page}
         (index_id, route_path, hash, document, title_length, titles, heads, head_lengths, terms)
       select $1, path, hash, document, (lengths::int[])[1], titles, heads, lengths::int[], terms
       from unnest($2::text[], $3::text[], $4::json[], $5::tsvector[], $6::tsvector[], $7::text[], $8::tsvector[])
         as page(path, hash, document, titles, heads, lengths, terms)
       on conflict (index_id, route_path) do update set
         hash = excluded.hash, document = excluded.document, title_length = excluded.title_length,
         titles = excluded.titles, heads = excluded.heads, head_lengths = excluded.head_lengths,
         terms = excluded.terms`,
      [
        id,
        batch.map(({ routePath }) => routePath),
        batch.map(({ routePath }) => hashes.get(routePath)),
        batch.map((page) => JSON.stringify(page)),
        vectors.map(({ titles }) => titles),
        vectors.map(({ heads }) => heads),
        vectors.map(({ headLengths }) => `{${headLengths.join(',')}}`),
        vectors.map(({ terms }) => terms),
      ],
    );
  }
}

/**
 * Updates the terms of index `$1` to those of its pages. Writes only differences, because dead rows slow down each
 * look-up until a vacuum. From `listedLetters` on all longer terms are listed, because they are few. `ts_stat` takes
 * its query as text; the id is a number of our own.
 */
const updateTerms = (id: number): string => `
with stat as materialized (
  select word as term, ndoc as pages, case
${Array.from(
  { length: listedLetters - 1 },
  (_, at) =>
    `when row_number() over (partition by left(word, ${at + 1}) order by ndoc desc, word) <= ${expansion.maxLonger} then ${at + 1}`,
).join('\n')}
else ${listedLetters} end as listed_from
  from (
    select word collate "C" as word, ndoc from ts_stat('select terms from ${tables.page} where index_id = ${id}')
  ) words
), deleted as (
  delete from ${tables.term} where index_id = $1 and term in (
    select term from ${tables.term} where index_id = $1 except select term from stat
  )
)
insert into ${tables.term} (index_id, term, pages, listed_from)
select $1, changed.* from (
  select term, pages, listed_from from stat
  except select term, pages, listed_from from ${tables.term} where index_id = $1
) changed
on conflict (index_id, term) do update set pages = excluded.pages, listed_from = excluded.listed_from`;

async function replacePages(
  client: ClientBase,
  key: IndexKey,
  documents: readonly SearchDocument[],
): Promise<IndexReport> {
  const id = await indexId(client, key);
  const stored = await client.query<{ path: string; hash: string }>(
    `select route_path as path, hash from ${tables.page} where index_id = $1`,
    [id],
  );
  const before = new Map(stored.rows.map(({ path, hash }) => [path, hash]));
  const distinct = distinctDocuments(documents);
  const after = hashesOf(distinct);
  const report = reportOf(before, after);
  const removed = [...before.keys()].filter((path) => !after.has(path));
  if (removed.length > 0)
    await client.query(`delete from ${tables.page} where index_id = $1 and route_path = any($2)`, [
      id,
      removed,
    ]);
  const written = distinct.filter(({ routePath }) => before.get(routePath) !== after.get(routePath));
  await writePages(client, id, key.lang, written, after);
  if (removed.length + written.length === 0) return report;
  await client.query(updateTerms(id), [id]);
  await client.query(`update ${tables.index} set pages = $2 where id = $1`, [id, after.size]);
  // Otherwise each look-up would read all pending entries.
  await client.query('select gin_clean_pending_list(name::regclass) from unnest($1::text[]) as name', [
    ginIndexes,
  ]);
  // Before the commit, so that the first searches have the statistics; skipped while another list does the same.
  await client.query(`analyze (skip_locked) ${tables.page}, ${tables.term}`);
  return report;
}

/**
 * Replaces the pages of an index in one transaction: searches see the old ones until it ends. The timeout applies to
 * each statement and between two, because the locks of a vanished server would block later lists.
 */
export const indexPages = (
  pool: Pool,
  timeoutMs: number,
  key: IndexKey,
  documents: readonly SearchDocument[],
): Promise<IndexReport> =>
  inTransaction(
    pool,
    { statement_timeout: timeoutMs, idle_in_transaction_session_timeout: timeoutMs },
    (client) => replacePages(client, key, documents),
  );
