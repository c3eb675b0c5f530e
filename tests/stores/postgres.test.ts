import { openPostgresStore, type Store } from '@docs/search-server';
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
