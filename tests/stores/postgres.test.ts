import { setMaxListeners } from 'node:events';
import { openPostgresStore, type Store } from '@docs/search-server';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres, type PostgresServer } from './engines/postgres-server.ts';
import { describeStore, page, pathsOf, query } from './store-suite.ts';

const small = { index: 'small', lang: 'en' };

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());
  const open = (timeoutMs = 8000) => openPostgresStore({ url: server.url, timeoutMs, warn: () => {} });

  describeStore(open);

  describe('locks', () => {
    let store: Store;
    let other: Client;
    // Not `other`: a transaction sees the activity of its first look.
    let observer: Client;
    beforeAll(async () => {
      store = await open(2000);
      other = await server.connect();
      observer = await server.connect();
      await store.index(small, [page('/a', 'lantern')]);
    });
    afterAll(async () => {
      await other.end();
      await observer.end();
      await store.close();
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
      await during(`update search_index set pages = pages where name = 'small'`, async () => {
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
        'select count(*) from search_page; lock table search_term in share update exclusive mode',
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
      await during('lock table search_page in access exclusive mode', async () => {
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
      await during('lock table search_page in access exclusive mode', async () => {
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

  describe('faults', () => {
    let store: Store;
    beforeAll(async () => {
      store = await open(2000);
      await store.index(small, [page('/a', 'lantern')]);
    });
    afterAll(() => store.close());

    it('answers again after the database was killed in mid-query and restarted', async () => {
      const underWay = Array.from({ length: 20 }, () => pathsOf(store, query('lantern')));
      server.stop('immediate');
      const failed = await Promise.allSettled(underWay);
      expect(failed.length).toBe(20);
      await expect(store.health()).rejects.toThrow();
      server.start();
      await expect.poll(() => pathsOf(store, query('lantern')).catch(() => null)).toEqual([['small', '/a']]);
    });

    it('keeps the old pages if the database stops while it indexes', async () => {
      const many = Array.from({ length: 3000 }, (_, at) =>
        page(`/${at}`, `lantern number ${at} `.repeat(50)),
      );
      const indexing = store.index(small, many).then(
        () => 'indexed',
        () => 'refused',
      );
      await expect.poll(() => pathsOf(store, query('lantern'))).toEqual([['small', '/a']]);
      server.stop('immediate');
      expect(await indexing).toBe('refused');
      server.start();
      await expect.poll(() => pathsOf(store, query('lantern')).catch(() => null)).toEqual([['small', '/a']]);
      expect(await store.index(small, [page('/a', 'lantern'), page('/b', 'pond')])).toMatchObject({
        added: 1,
      });
    });
  });
});
