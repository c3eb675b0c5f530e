import type { Pool } from 'pg';

/** Any number; one for all servers on a database, so that they do not create tables at once. */
const lockId = 0x5ea2c4;

/**
 * `terms` and `heads` hold terms of our analyzer: see `pageVectors`. `search_term` has how many pages of an index hold
 * each term, and finds beginnings and similar words.
 */
const schema = `
create extension if not exists pg_trgm;
create table if not exists search_index (
  id int generated always as identity primary key,
  name text not null,
  lang text not null,
  analyzer text not null,
  pages int not null default 0,
  unique (name, lang)
);
create table if not exists search_page (
  index_id int not null references search_index on delete cascade,
  route_path text collate "C" not null,
  hash text not null,
  document json not null,
  terms tsvector not null,
  heads tsvector not null,
  head_lengths int[] not null,
  primary key (index_id, route_path)
);
-- Uncompressed: ranking reads the vector of every page that matches. Only once: the statement waits for all readers.
do $$ begin
  if (select attstorage from pg_attribute where attrelid = 'search_page'::regclass and attname = 'terms') <> 'e' then
    alter table search_page alter column terms set storage external;
  end if;
end $$;
-- Of an older server: its pages are indexed again.
do $$ begin
  if exists (select from pg_attribute where attrelid = 'search_page'::regclass and attname = 'title_terms' and not attisdropped) then
    alter table search_page drop column title_terms, add column heads tsvector not null default '',
      add column head_lengths int[] not null default '{}';
  end if;
end $$;
-- "if not exists" would wait for all writers first.
do $$ begin
  if to_regclass('search_page_terms') is null then
    create index search_page_terms on search_page using gin (terms);
  end if;
end $$;
create table if not exists search_term (
  index_id int not null references search_index on delete cascade,
  term text collate "C" not null,
  pages int not null,
  primary key (index_id, term)
);
do $$ begin
  if to_regclass('search_term_similar') is null then
    create index search_term_similar on search_term using gin (term gin_trgm_ops);
  end if;
end $$;
`;

/** Creates what is missing. */
export async function createSchema(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockId]);
    await client.query(schema);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
