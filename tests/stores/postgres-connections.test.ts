import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '@docs/search-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres, type PostgresServer } from './engines/postgres-server.ts';
import { page, pathsOf, query } from './store-suite.ts';
import { prepared } from './prepared.ts';
import { threads } from './threads.ts';

const small = { index: 'small', lang: 'en' };

describe.skipIf(!hasPostgres)('PostgreSQL, connections', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());
  const open = (timeoutMs = 8000) =>
    prepared(openPostgresStore({ ...threads, url: server.url, timeoutMs, warn: () => {} }));

  it('searches in the read replica, and writes to the primary', async () => {
    const client = await server.connect();
    await client.query('create database replica');
    await client.end();
    const readUrl = server.url.replace(/postgres$/, 'replica');
    const replica = await prepared(
      openPostgresStore({ ...threads, url: readUrl, timeoutMs: 2000, warn: () => {} }),
    );
    const both = await prepared(
      openPostgresStore({
        ...threads,
        url: server.url,
        readUrl,
        timeoutMs: 2000,
        warn: () => {},
      }),
    );
    const primary = await open(2000);
    await replica.index(small, [page('/a', 'replicated')]);
    await both.index(small, [page('/a', 'replicated'), page('/b', 'replicated')]);
    expect(await pathsOf(both, query('replicated'))).toEqual([['small', '/a']]);
    expect(await pathsOf(primary, query('replicated'))).toEqual([['small', '/a', '/b']]);
    await Promise.all([replica, both, primary].map((each) => each.close()));
  });

  it('names the replica if that cannot be reached at the start', async () => {
    const readUrl = server.url.replace(/:\d+\//, ':1/');
    const options = { ...threads, url: server.url, readUrl, timeoutMs: 2000, warn: () => {} };
    await expect(prepared(openPostgresStore(options))).rejects.toThrow('--read-store cannot connect');
  });

  it('says which rights a user of the replica lacks', async () => {
    const client = await server.connect();
    await client.query('create role reader login');
    const readUrl = server.url.replace(/\/\/[^@]*@/, '//reader@');
    const store = await prepared(
      openPostgresStore({ ...threads, url: server.url, readUrl, timeoutMs: 2000, warn: () => {} }),
    );
    const failure: unknown = await store.health().catch((error: unknown) => error);
    const [, grants = ''] = /run "(.*)" with/.exec(String(failure)) ?? [];
    await client.query(grants.replaceAll('READER', 'reader'));
    await client.end();
    await store.health();
    await store.close();
  });

  it('answers a health check while a thread makes hits', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'threads-'));
    const [workerFile = '', started = '', go = ''] = ['worker.mjs', 'started', 'go'].map((name) =>
      join(folder, name),
    );
    writeFileSync(
      workerFile,
      `import { existsSync, writeFileSync } from 'node:fs';
      const paused = new Int32Array(new SharedArrayBuffer(4));
      export function postgresHits({ documents }) {
        writeFileSync(${JSON.stringify(started)}, '');
        while (!existsSync(${JSON.stringify(go)})) Atomics.wait(paused, 0, 0, 5);
        return documents.map((json) => ({ routePath: JSON.parse(json).routePath }));
      }`,
    );
    const store = await prepared(
      openPostgresStore({
        url: server.url,
        threads: 1,
        searchesAtOnce: 4,
        workerFile,
        timeoutMs: 8000,
        warn: () => {},
      }),
    );
    await store.index(small, [page('/a', 'lantern')]);
    const answer = pathsOf(store, query('lantern'));
    await expect.poll(() => existsSync(started)).toBe(true);
    await store.health();
    writeFileSync(go, '');
    expect(await answer).toEqual([['small', '/a']]);
    await store.close();
    rmSync(folder, { recursive: true });
  });
});
