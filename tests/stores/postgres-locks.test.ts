import { setMaxListeners } from 'node:events';
import { openPostgresStore, postgresTables as tables, type Store } from '@docs/search-server';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres, type PostgresServer } from './engines/postgres-server.ts';
import { page, pathsOf, query } from './store-suite.ts';
import { threads } from './threads.ts';

const small = { index: 'small', lang: 'en' };

describe.skipIf(!hasPostgres)('PostgreSQL, locks', () => {
  let server: PostgresServer;
  const open = (timeoutMs: number) =>
    openPostgresStore({ ...threads, url: server.url, timeoutMs, warn: () => {} });
  let store: Store;
  let other: Client;
  // Not `other`: a transaction sees the activity of its first look.
  let observer: Client;
  beforeAll(async () => {
    server = await startPostgres();
    store = await open(2000);
    other = await server.connect();
    observer = await server.connect();
    await store.index(small, [page('/a', 'lantern')]);
  });
  afterAll(async () => {
    await other.end();
    await observer.end();
    await store.close();
    server.remove();
  });
  /** Runs the work in the midst of a transaction of another client. */
  const during = async (statement: string, work: () => Promise<unknown>) => {
    await other.query(`begin; ${statement}`);
    try {
      await work();
    } finally {
      await other.query('rollback');
    }
  };
  /** Process ids of statements under way. */
  const underWay = async () => {
    const { rows } = await observer.query<{ pid: number }>(
      `select pid from pg_stat_activity where state = 'active' and query like '%search_%' and pid <> pg_backend_pid()`,
    );
    return rows.map(({ pid }) => pid);
  };

  it('indexes other lists while one is indexed, and many at once', async () => {
    let waiting: Promise<unknown> | undefined;
    await during(`update ${tables.index} set pages = pages where name = 'small'`, async () => {
      waiting = store.index(small, [page('/a', 'lantern')]);
      await expect.poll(underWay).toHaveLength(1);
      const indexed = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          store.index({ index: `small-${at}`, lang: 'en' }, [page('/a', 'x')]),
        ),
      );
      expect(indexed).toHaveLength(12);
    });
    await waiting;
  });

  it('starts and indexes while others search, and while another list is analysed', async () => {
    await during(
      `select count(*) from ${tables.page}; lock table ${tables.term} in share update exclusive mode`,
      async () => {
        const second = await open(2000);
        expect(await second.index(small, [page('/a', 'lantern'), page('/b', 'pond')])).toMatchObject({
          added: 1,
        });
        await second.close();
      },
    );
  });

  it('ends a search in the database when nobody waits for it, and uses its connection again', async () => {
    await during(`lock table ${tables.page} in access exclusive mode`, async () => {
      for (const reason of [new Error('left'), new DOMException('late', 'TimeoutError')]) {
        const left = new AbortController();
        setMaxListeners(50, left.signal);
        const searches = Array.from({ length: 20 }, () =>
          store.search(query('lantern', { indexes: ['small', 'small-1', 'small-2'] }), left.signal),
        );
        await expect.poll(underWay).toHaveLength(10);
        left.abort(reason);
        for (const search of searches) await expect(search).rejects.toThrow(reason.message);
        await expect.poll(underWay).toEqual([]);
      }
    });
    expect(await pathsOf(store, query('lantern'))).toEqual([['small', '/a']]);
  });

  it('closes a connection whose statement the database does not even end', async () => {
    const impatient = await open(1000);
    await pathsOf(impatient, query('lantern'));
    await during(`lock table ${tables.page} in access exclusive mode`, async () => {
      const search = pathsOf(impatient, query('lantern')).catch((error: unknown) => String(error));
      await expect.poll(underWay).toHaveLength(1);
      const [pid = 0] = await underWay();
      process.kill(pid, 'SIGSTOP');
      expect(await search).toContain('timeout');
      process.kill(pid, 'SIGCONT');
    });
    // Of the connection before, the answer would be that of the search that was given up.
    expect(await pathsOf(impatient, query('pond'))).toEqual([['small', '/b']]);
    await impatient.close();
  });
});
