import { openPostgresStore, postgresTables as tables } from '@docs/search-server';
import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres, type PostgresServer } from './engines/postgres-server.ts';
import { page, pathsOf, query } from './store-suite.ts';
import { threads } from './threads.ts';

const small = { index: 'small', lang: 'en' };

/** Tables of a server before versioned names, with the columns of a page that differed between versions. */
const olderTables = (columns: string) => `
  create table search_index (
    id int generated always as identity primary key, name text not null, lang text not null, analyzer text not null,
    pages int not null default 0, unique (name, lang));
  create table search_page (
    index_id int not null references search_index on delete cascade, route_path text collate "C" not null,
    hash text not null, document json not null, terms tsvector not null, ${columns}, primary key (index_id, route_path));`;
const versions = [
  ['1', 'title_terms int not null', 'title_terms', '3'],
  ['2', 'heads tsvector not null, head_lengths int[] not null', 'heads, head_lengths', `'''a'':1A', '{3}'`],
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
    await client.query('drop schema public cascade; create schema public');
  });
  const open = () => openPostgresStore({ ...threads, url: server.url, timeoutMs: 8000, warn: () => {} });
  describe.each(versions)('version %s', (_version, definition, columns, values) => {
    const older = page('/lantern', 'A pond.');
    const write = (path: string, document: unknown) =>
      client.query(
        `insert into search_page (index_id, route_path, hash, document, terms, ${columns})
         values (1, $1, 'x', $2, '''pond'':1D', ${values})`,
        [path, JSON.stringify(document)],
      );
    beforeEach(async () => {
      await client.query(olderTables(definition));
      await client.query(
        `insert into search_index (name, lang, analyzer, pages) values ('small', 'en', 'old', 1)`,
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
        `select route_path, ${columns} from search_page where index_id = 1 and terms @@ 'pond' order by route_path`,
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
      await client.query(`update search_page set document = '{}'`);
      const warnings: string[] = [];
      const warn = ({ message }: Error) => warnings.push(message);
      const store = await openPostgresStore({ ...threads, url: server.url, timeoutMs: 8000, warn });
      expect(await pathsOf(store, query('pond'))).toEqual([]);
      expect(warnings).toEqual([expect.stringContaining('push small en again')]);
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
});
