import { openPostgresStore, postgresTables as tables } from '@docs/search-server';
import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres, type PostgresServer } from './engines/postgres-server.ts';
import { page, pathsOf, query } from './store-suite.ts';
import { prepared } from './prepared.ts';
import { threads } from './threads.ts';

const small = { index: 'small', lang: 'en' };

/** Tables of an older server, with the columns of a page that differed between versions. */
const olderTables = (suffix: string, columns: string) => `
  create table search_index${suffix} (
    id int generated always as identity primary key, name text not null, lang text not null, analyzer text not null,
    pages int not null default 0, unique (name, lang));
  create table search_page${suffix} (
    index_id int not null references search_index${suffix} on delete cascade, route_path text collate "C" not null,
    hash text not null, document json not null, terms tsvector not null, ${columns}, primary key (index_id, route_path));`;
const versions = [
  ['1', '', 'title_terms int not null', 'title_terms', '3'],
  [
    '2',
    '',
    'heads tsvector not null, head_lengths int[] not null',
    'heads, head_lengths',
    `'''a'':1A', '{3}'`,
  ],
  [
    '3',
    '_3',
    'title_length int not null, titles tsvector not null, heads tsvector not null, head_lengths int[] not null',
    'title_length, titles, heads, head_lengths',
    `1, '''a'':1A', '''a'':1A', '{3}'`,
  ],
] as const;

describe.skipIf(!hasPostgres)('PostgreSQL, versions', () => {
  let server: PostgresServer;
  let client: Client;
  beforeAll(async () => {
    server = await startPostgres();
    client = await server.connect();
  });
  afterAll(async () => {
    await client.end();
    server.remove();
  });
  beforeEach(async () => {
    await client.query('drop schema if exists docs_search_server, app, public cascade; create schema public');
  });
  const open = () =>
    prepared(openPostgresStore({ ...threads, url: server.url, timeoutMs: 8000, warn: () => {} }));
  describe.each(versions)('version %s', (_version, suffix, definition, columns, values) => {
    const older = page('/lantern', 'A pond.');
    const write = (path: string, document: unknown) =>
      client.query(
        `insert into search_page${suffix} (index_id, route_path, hash, document, terms, ${columns})
         values (1, $1, 'x', $2, '''pond'':1D', ${values})`,
        [path, JSON.stringify(document)],
      );
    beforeEach(async () => {
      await client.query(olderTables(suffix, definition));
      await client.query(
        `insert into search_index${suffix} (name, lang, analyzer, pages) values ('small', 'en', 'old', 1)`,
      );
      await write(older.routePath, older);
    });

    it('is indexed again when a newer server starts', async () => {
      const store = await open();
      expect(await pathsOf(store, query('lantern'))).toEqual([['small', '/lantern']]);
      expect(await store.index(small, [older])).toMatchObject({ unchanged: 1 });
      await store.close();
    });

    it('is left to older servers, which read and write it as before', async () => {
      const store = await open();
      await store.index(small, [page('/new', 'fox')]);
      await write('/other', page('/other', 'A pond.'));
      const { rows } = await client.query(
        `select route_path, ${columns} from search_page${suffix} where index_id = 1 and terms @@ 'pond' order by route_path`,
      );
      expect(rows).toMatchObject([{ route_path: '/lantern' }, { route_path: '/other' }]);
      expect(await pathsOf(store, query('pond'))).toEqual([['small']]);
      await store.close();
    });

    it('replaces nothing that was indexed since', async () => {
      const store = await open();
      await store.index(small, [page('/new', 'fox')]);
      const second = await open();
      expect(await pathsOf(second, query('fox'))).toEqual([['small', '/new']]);
      expect(await pathsOf(second, query('pond'))).toEqual([['small']]);
      await Promise.all([store.close(), second.close()]);
    });

    it('is indexed again once, when several servers start', async () => {
      const stores = await Promise.all(Array.from({ length: 4 }, open));
      for (const store of stores)
        expect(await pathsOf(store, query('pond'))).toEqual([['small', '/lantern']]);
      await Promise.all(stores.map((store) => store.close()));
    });

    it('does not stop the start with a document that is none', async () => {
      await client.query(`update search_page${suffix} set document = '{}'`);
      const store = openPostgresStore({ ...threads, url: server.url, timeoutMs: 8000, warn: () => {} });
      expect(await store.prepare()).toEqual([
        { ...small, problem: expect.stringContaining('Push its documents again') as string },
      ]);
      expect(await pathsOf(store, query('pond'))).toEqual([]);
      await store.close();
    });
  });

  it('does not search an index of another analyzer, and indexes it again at the next start', async () => {
    const store = await open();
    await store.index(small, [page('/lantern', 'A pond.')]);
    await client.query(`update ${tables.index} set analyzer = 'other'`);
    expect(await pathsOf(store, query('pond'))).toEqual([]);
    const next = await open();
    expect(await pathsOf(next, query('pond'))).toEqual([['small', '/lantern']]);
    const { rows } = await client.query(`select count(*)::int as indexes from ${tables.index}`);
    expect(rows).toEqual([{ indexes: 2 }]);
    await Promise.all([store.close(), next.close()]);
  });

  it('leaves tables of an application that have the names of older versions', async () => {
    await client.query(
      'create table search_index (id int, name text); create table search_page (route_path text)',
    );
    const store = await open();
    await store.index(small, [page('/lantern', 'A pond.')]);
    expect(await pathsOf(store, query('pond'))).toEqual([['small', '/lantern']]);
    await store.close();
    const { rows } =
      await client.query(`select relname from pg_class where relnamespace = 'public'::regnamespace
      and relkind = 'r' order by relname`);
    expect(rows).toEqual([{ relname: 'search_index' }, { relname: 'search_page' }]);
  });

  it('uses pg_trgm in whatever schema it is', async () => {
    await client.query('create schema app; create extension pg_trgm with schema app');
    const store = await open();
    await store.index(small, [page('/lantern', 'A lantern.')]);
    expect(await pathsOf(store, query('lantren'))).toEqual([['small', '/lantern']]);
    await store.close();
  });

  it('refuses a database that cannot hold all text', async () => {
    await client.query("create database ascii encoding 'SQL_ASCII' locale 'C' template template0");
    const url = server.url.replace(/postgres$/, 'ascii');
    await expect(
      prepared(openPostgresStore({ ...threads, url, timeoutMs: 8000, warn: () => {} })),
    ).rejects.toThrow('is SQL_ASCII, which cannot hold all text. Create one with');
  });

  it('says which rights are missing', async () => {
    await client.query('create role guest login');
    const url = server.url.replace('search@', 'guest@');
    await expect(
      prepared(openPostgresStore({ ...threads, url, timeoutMs: 8000, warn: () => {} })),
    ).rejects.toThrow('create schema docs_search_server authorization');
  });
});
