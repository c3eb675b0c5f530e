import { setMaxListeners } from 'node:events';
import { openPostgresStore, postgresTables as tables, type Store } from '@docs/search-server';
import type { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres, type PostgresServer } from './engines/postgres-server.ts';
import { startProxy } from './engines/proxy.ts';
import { page, pathsOf, query } from './store-suite.ts';
import { prepared } from './prepared.ts';
import { threads } from './threads.ts';

const small = { index: 'small', lang: 'en' };
/** Number of connections of a store for searches; further searches wait. */
const connections = threads.searchesAtOnce;

describe.skipIf(!hasPostgres)('PostgreSQL, locks', () => {
  let server: PostgresServer;
  const open = (timeoutMs: number) =>
    prepared(openPostgresStore({ ...threads, url: server.url, timeoutMs, warn: () => {} }));
  let store: Store;
  let other: Client;
  // Not `other`: a transaction sees the activity as of its first query.
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
  /** Runs the work during a transaction of another client. */
  const during = async (statement: string, work: () => Promise<unknown>) => {
    await other.query(`begin; ${statement}`);
    try {
      await work();
    } finally {
      await other.query('rollback');
    }
  };
  /** Process ids of statements that wait for a lock. */
  const underWay = async () => {
    const { rows } = await observer.query<{ pid: number }>(
      `select pid from pg_stat_activity where wait_event_type = 'Lock' and query not like '%lock table%'`,
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
        await expect.poll(underWay).toHaveLength(connections);
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
      const [pid] = await underWay();
      if (pid === undefined) throw new Error('The search does not wait.');
      process.kill(pid, 'SIGSTOP');
      expect(await search).toContain('timeout');
      process.kill(pid, 'SIGCONT');
    });
    // With the previous connection, the answer would be that of the abandoned search.
    expect(await pathsOf(impatient, query('pond'))).toEqual([['small', '/b']]);
    await impatient.close();
  });

  it('answers from the version that it began with, if the index is replaced in mid-query', async () => {
    await store.index(small, [page('/a', 'lantern')]);
    await other.query(`begin; lock table ${tables.page} in access exclusive mode`);
    const answer = pathsOf(store, query('lantern'));
    // The terms are found; reading the pages waits.
    await expect.poll(underWay).toHaveLength(1);
    await other.query(`delete from ${tables.page}; commit`);
    expect(await answer).toEqual([['small', '/a']]);
    expect(await pathsOf(store, query('lantern'))).toEqual([['small']]);
    await store.index(small, []);
    await store.index(small, [page('/a', 'lantern')]);
  });

  describe('a network', () => {
    const isCancelRequest = (first: Buffer) => first.length === 16;
    let proxy: Awaited<ReturnType<typeof startProxy>>;
    let behind: Store;
    beforeEach(async () => {
      proxy = await startProxy(server.url);
      behind = await prepared(
        openPostgresStore({
          ...threads,
          url: proxy.url,
          timeoutMs: 2000,
          listTimeoutMs: 1000,
          warn: () => {},
        }),
      );
    });
    afterEach(async () => {
      await behind.close();
      proxy.remove();
    });
    /** Searches, one on each connection, whose cancellations are delayed in the network. */
    const cancelled = async () => {
      const left = new AbortController();
      setMaxListeners(50, left.signal);
      await during(`lock table ${tables.page} in access exclusive mode`, async () => {
        const searches = Array.from({ length: connections }, () =>
          behind.search(query('lantern'), left.signal),
        );
        await expect.poll(underWay).toHaveLength(connections);
        proxy.hold(isCancelRequest);
        left.abort(new Error('left'));
        for (const search of searches) await expect(search).rejects.toThrow('left');
        await expect.poll(proxy.held).toBe(connections);
      });
      await expect.poll(underWay).toEqual([]);
    };

    it('delays a cancellation: it does not end the next search on the connection', async () => {
      await cancelled();
      // Waits for the abandoned searches; later ones wait for it.
      const locked = other.query(`begin; lock table ${tables.page} in access exclusive mode`);
      const answers = Array.from({ length: connections }, () => pathsOf(behind, query('lantern')));
      // Enough time for them to begin if they had connections.
      for (let at = 0; at < 20; at += 1) await observer.query('select 1');
      proxy.release();
      await locked;
      await expect.poll(underWay).toHaveLength(connections);
      await other.query('rollback');
      for (const answer of answers) expect(await answer).toEqual([['small', '/a']]);
    });

    it('loses cancellations: searches have connections again', async () => {
      await cancelled();
      await expect
        .poll(() => pathsOf(behind, query('lantern')).catch(() => null), { timeout: 10_000 })
        .toEqual([['small', '/a']]);
    });

    it('goes silent while it indexes: the list is given up, and later ones are indexed', async () => {
      await during(`lock table ${tables.page} in access exclusive mode`, async () => {
        const indexing = behind.index(small, [page('/a', 'lantern')]);
        await expect.poll(underWay).toHaveLength(1);
        proxy.silence();
        await expect(indexing).rejects.toThrow('timeout');
      });
      // Other open connections may be silenced as well.
      await expect
        .poll(() => behind.index(small, [page('/a', 'lantern')]).catch(() => null), { timeout: 10_000 })
        .toMatchObject({ unchanged: 1 });
    });
  });
});
