import { openPostgresStore, postgresTables as tables, type Store } from '@docs/search-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres, type PostgresServer } from './engines/postgres-server.ts';
import { describeStore, page, pathsOf, query } from './store-suite.ts';
import { prepared } from './prepared.ts';
import { threads } from './threads.ts';

const small = { index: 'small', lang: 'en' };

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());
  const open = (timeoutMs = 8000) =>
    prepared(openPostgresStore({ ...threads, url: server.url, timeoutMs, warn: () => {} }));

  describeStore(open);

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
