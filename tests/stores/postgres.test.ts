import { setMaxListeners } from 'node:events';
import { openPostgresStore, postgresTables as tables, type Store } from '@docs/search-server';
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

  it('searches in the read replica, and writes to the primary', async () => {
    const client = await server.connect();
    await client.query('create database replica');
    await client.end();
    const readUrl = server.url.replace(/postgres$/, 'replica');
    const replica = await openPostgresStore({ url: readUrl, timeoutMs: 2000, warn: () => {} });
    const both = await openPostgresStore({ url: server.url, readUrl, timeoutMs: 2000, warn: () => {} });
    const primary = await open(2000);
    await replica.index(small, [page('/a', 'replicated')]);
    await both.index(small, [page('/a', 'replicated'), page('/b', 'replicated')]);
    expect(await pathsOf(both, query('replicated'))).toEqual([['small', '/a']]);
    expect(await pathsOf(primary, query('replicated'))).toEqual([['small', '/a', '/b']]);
    await Promise.all([replica, both, primary].map((each) => each.close()));
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

    it('answers all readers again after it was restarted under load, and none wrongly', async () => {
      const ended = new AbortController();
      const wrong: unknown[] = [];
      const answered = Array.from({ length: 50 }, () => 0);
      const reading = answered.map(async (_, reader) => {
        while (!ended.signal.aborted) {
          await pathsOf(store, query(`lantern ${reader}`)).then(
            (found) => {
              answered[reader] = (answered[reader] ?? 0) + 1;
              if (JSON.stringify(found) !== '[["small","/a"]]') wrong.push(found);
            },
            // While the database is down.
            () => new Promise((resolve) => setImmediate(resolve)),
          );
        }
      });
      const everyReaderAgain = async () => {
        const before = [...answered];
        await expect
          .poll(() => answered.every((count, reader) => count > (before[reader] ?? 0)), { timeout: 30_000 })
          .toBe(true);
      };
      await everyReaderAgain();
      server.stop('fast');
      server.start();
      await everyReaderAgain();
      ended.abort();
      await Promise.all(reading);
      expect(wrong).toEqual([]);
    });

    it('keeps the old pages if the disk fills up while it indexes', async () => {
      const client = await server.connect();
      // The error of a full disk, after most pages are written.
      await client.query(`
        create function fill_disk() returns trigger language plpgsql as $$ begin
          raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
        end $$;
        create trigger full_disk before insert on ${tables.page} for each row
          when (new.route_path = '/900') execute function fill_disk();`);
      const many = Array.from({ length: 1000 }, (_, at) => page(`/${at}`, `pond ${at}`));
      await expect(store.index(small, many)).rejects.toThrow('No space left on device');
      expect(await pathsOf(store, query('lantern'))).toEqual([['small', '/a']]);
      expect(await pathsOf(store, query('pond'))).toEqual([['small']]);
      await client.query(`drop trigger full_disk on ${tables.page}; drop function fill_disk`);
      await client.end();
      expect(await store.index(small, [page('/a', 'lantern')])).toMatchObject({ unchanged: 1, removed: 0 });
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
