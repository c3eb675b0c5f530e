import { DatabaseError, type ClientBase, type Pool } from 'pg';
import { SettingError } from '../../settings/settings.ts';
import { inTransaction } from './connections.ts';

/** A separate schema, so that names cannot collide with tables of an application. */
const schemaName = 'docs_search_server';

/**
 * Increase it when the tables or their contents change. Servers of two versions then use separate tables, also on the
 * same database during a rolling deployment.
 */
const version = 4;
export const tables = {
  index: `${schemaName}.index_${version}`,
  page: `${schemaName}.page_${version}`,
  term: `${schemaName}.term_${version}`,
} as const;

const vectorIndexes = ['terms', 'heads', 'titles'].map((vector) => `${tables.page}_${vector}`);
const [termsIndex, headsIndex, titlesIndex] = vectorIndexes.map((name) => name.split('.')[1]);
/** PostgreSQL generates the name of the last one. */
export const ginIndexes = [...vectorIndexes, `${tables.term}_term_idx`];

/** An arbitrary number, the same for all servers on a database, so that they do not create tables concurrently. */
const lockId = 0x5ea2c4;

/**
 * The vectors of a page contain terms of our analyzer: see `pageVectors`. A term has the number of its pages, and is
 * found by its prefixes and by similar words. `analyzer` produced the terms of an index.
 */
const definition = (trigrams: string): string => `
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
create index ${termsIndex} on ${tables.page} using gin (terms);
create index ${headsIndex} on ${tables.page} using gin (heads);
create index ${titlesIndex} on ${tables.page} using gin (titles);
create table ${tables.term} (
  index_id int not null references ${tables.index} on delete cascade,
  term text collate "C" not null,
  pages int not null,
  -- The shortest beginning of the term whose list of longer terms has it.
  listed_from int not null,
  primary key (index_id, term)
);
create index on ${tables.term} (index_id, listed_from, term);
create index on ${tables.term} using gin (term ${trigrams}.gin_trgm_ops);
`;

async function create(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [lockId]);
  const { rows } = await client.query<{ schema: string | null; term: string | null }>(
    'select to_regnamespace($1) as schema, to_regclass($2) as term',
    [schemaName, tables.term],
  );
  if (rows[0]?.term != null) return;
  // `create schema if not exists` requires the privilege to create schemas even if this one exists.
  if (rows[0]?.schema == null) await client.query(`create schema ${schemaName}`);
  await client.query('create extension if not exists pg_trgm');
  const extension = await client.query<{ schema: string }>(
    `select extnamespace::regnamespace as schema from pg_extension where extname = 'pg_trgm'`,
  );
  await client.query(definition(extension.rows[0]?.schema ?? schemaName));
}

const isForbidden = ({ code }: DatabaseError): boolean => code === '42501';

/** Advice if the user of searches may not read the tables; null for another error. */
export const forbiddenReader = (error: unknown): Error | null =>
  error instanceof DatabaseError && isForbidden(error)
    ? new Error(
        `PostgreSQL: ${error.message}. As the user of --store run "grant usage on schema ${schemaName} to READER; grant select on all tables in schema ${schemaName} to READER" with the user of --read-store.`,
        { cause: error },
      )
    : null;

/** Creates the tables if they are missing. */
export async function createSchema(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ encoding: string }>('select getdatabaseencoding() as encoding');
  const [{ encoding } = { encoding: 'unknown' }] = rows;
  if (encoding !== 'UTF8')
    throw new SettingError(
      `PostgreSQL: the encoding of the database is ${encoding}, which cannot hold all text. Create one with "create database search encoding 'UTF8' template template0" and name it in --store.`,
    );
  await inTransaction(pool, {}, create).catch((error: unknown) => {
    if (!(error instanceof DatabaseError)) throw error;
    if (isForbidden(error))
      throw new SettingError(
        `PostgreSQL: ${error.message}. As the owner of the database run "create extension if not exists pg_trgm; create schema ${schemaName} authorization USER" with the user of --store, or use the user whose schema it is.`,
      );
    if (error.message.includes('pg_trgm'))
      throw new SettingError(
        `PostgreSQL: ${error.message}. Install the extensions that come with PostgreSQL (a package such as postgresql-contrib).`,
      );
    throw error;
  });
}
