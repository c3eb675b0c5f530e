import type { Pool } from 'pg';

/**
 * Raise it when the tables change, or what they hold. Servers of two versions then use tables of their own, also on the
 * same database while a new version is rolled out.
 */
const version = 3;
export const tables = {
  index: `search_index_${version}`,
  page: `search_page_${version}`,
  term: `search_term_${version}`,
} as const;

export const vectorIndexes = ['terms', 'heads', 'titles'].map((vector) => `${tables.page}_${vector}`);

/** Any number; one for all servers on a database, so that they do not create tables at once. */
const lockId = 0x5ea2c4;

/**
 * The vectors of a page hold terms of our analyzer: see `pageVectors`. A term has the number of pages that hold it, and
 * is found by its beginning and by similar words. `analyzer` made the terms of an index.
 */
const schema = `
create extension if not exists pg_trgm;
create table ${tables.index} (
  id int generated always as identity primary key,
  name text not null,
  lang text not null,
  analyzer text not null,
  pages int not null default 0,
  unique (name, lang, analyzer)
);
-- What has more than so many bytes is kept outside of the row: a query visits many rows, and reads few in full.
create table ${tables.page} (
  index_id int not null references ${tables.index} on delete cascade,
  route_path text collate "C" not null,
  hash text not null,
  document json not null,
  title_length int not null,
  titles tsvector not null,
  heads tsvector not null,
  head_lengths int[] not null,
  terms tsvector not null,
  primary key (index_id, route_path)
) with (toast_tuple_target = 256);
-- Uncompressed, because ranking reads the vectors of many pages.
alter table ${tables.page} alter column terms set storage external, alter column heads set storage external,
  alter column route_path set storage main;
create index ${vectorIndexes[0]} on ${tables.page} using gin (terms);
create index ${vectorIndexes[1]} on ${tables.page} using gin (heads);
create index ${vectorIndexes[2]} on ${tables.page} using gin (titles);
create table ${tables.term} (
  index_id int not null references ${tables.index} on delete cascade,
  term text collate "C" not null,
  pages int not null,
  -- The shortest beginning of the term whose list of longer terms has it.
  listed_from int not null,
  primary key (index_id, term)
);
create index on ${tables.term} (index_id, listed_from, term);
create index on ${tables.term} using gin (term gin_trgm_ops);
`;

/** Creates the tables if they are missing. */
export async function createSchema(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockId]);
    const { rows } = await client.query<{ missing: boolean }>('select to_regclass($1) is null as missing', [
      tables.term,
    ]);
    if (rows[0]?.missing === true) await client.query(schema);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
