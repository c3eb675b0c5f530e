import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { page } from '../server/server.setup.ts';
import { openEmbeddedStore } from '../store/embedded/embedded-store.ts';
import type { Store } from '../store/store.ts';
import { openIndexer } from './indexer.ts';
import { readDocuments } from './read-documents.ts';

const built = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));
const en = { index: 'docs', lang: 'en' };

let folder: string;
let store: Store;
let indexer: ReturnType<typeof openIndexer>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'indexer-'));
  const workers = { indexWorker: built('index-worker.js'), searchWorker: built('search-worker.js') };
  store = await openEmbeddedStore({
    folder,
    threads: 1,
    timeoutMs: 8000,
    workerFile: workers.searchWorker,
    warn: () => {},
  });
  const settings = { data: folder, threads: 1, 'store-searches': 4, timeout: 2000, shards: 1, replicas: 0 };
  indexer = openIndexer({ store: 'embedded', ...settings }, workers);
});
afterAll(async () => {
  await indexer.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const find = async (keyword: string) => {
  const query = { keyword, limit: 7, indexes: ['docs'], lang: 'en' };
  const [group] = await store.search(query, AbortSignal.timeout(20_000));
  return group?.hits.map(({ routePath }) => routePath);
};
const bytes = (json: unknown) => Buffer.from(JSON.stringify(json));

it('indexes what a store of another thread answers, and says what is wrong', async () => {
  expect(await indexer.index(en, bytes([page('/a', 'lantern')]))).toEqual({
    kind: 'indexed',
    report: { added: 1, changed: 0, removed: 0, unchanged: 0 },
  });
  expect(await find('lantern')).toEqual(['/a']);
  expect(await indexer.index(en, bytes([1]))).toEqual({ kind: 'refused', reason: '[0] is not an object.' });
  expect(await find('lantern')).toEqual(['/a']);
});

// Other programs may delay this process.
it('does not hold up the event loop for as long as reading the list takes', { retry: 2 }, async () => {
  const json = bytes(Array.from({ length: 2000 }, (_, at) => page(`/${at}`, `lantern ${at} `.repeat(1000))));
  await indexer.index(en, bytes([]));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await expect.poll(() => delay.count).toBeGreaterThan(0);
  await indexer.index(en, json);
  delay.disable();
  const started = performance.now();
  expect(readDocuments(json).kind).toBe('read');
  expect(delay.max / 1e6).toBeLessThan(performance.now() - started);
});
