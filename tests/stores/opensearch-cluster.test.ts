import { openOpenSearchStore, type Store } from '@docs/search-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasOpenSearch, startOpenSearch, type OpenSearchCluster } from './engines/opensearch-server.ts';
import { page, pathsOf, query } from './store-suite.ts';
import { prepared } from './prepared.ts';
import { threads } from './threads.ts';

const small = { index: 'small', lang: 'en' };
/** Number of readers, and of pages that are indexed while they search. */
const [readers, pages] = [50, 1000];

describe.skipIf(!hasOpenSearch())('a cluster of three nodes', () => {
  let cluster: OpenSearchCluster;
  let store: Store;
  beforeAll(async () => {
    cluster = await startOpenSearch(3);
    store = await prepared(
      openOpenSearchStore({
        ...threads,
        urls: cluster.urls,
        shards: 3,
        replicas: 1,
        timeoutMs: 20_000,
      }),
    );
  });
  afterAll(async () => {
    await cluster.remove();
    await store.close();
  });

  it('answers every reader and loses no page while a node is killed and started again', async () => {
    const first = page('/first', 'lantern');
    await store.index(small, [first]);
    await expect.poll(() => statusOf(cluster), { timeout: 60_000 }).toBe('green');

    const ended = new AbortController();
    const failures: unknown[] = [];
    let answers = 0;
    const reading = Array.from({ length: readers }, async (_, reader) => {
      while (!ended.signal.aborted) {
        await pathsOf(store, query(`lantern ${reader}`)).then(
          (found) => {
            answers += 1;
            if (found[0]?.[1] === undefined) failures.push(found);
          },
          (error: unknown) => failures.push(error),
        );
      }
    });
    const many = [first, ...Array.from({ length: pages }, (_, at) => page(`/${at}`, `lantern number ${at}`))];
    const indexing = store.index(small, many);
    await cluster.kill(2);
    expect(await indexing).toMatchObject({ added: pages });
    const before = answers;
    await expect.poll(() => answers, { timeout: 60_000 }).toBeGreaterThan(before + 2 * readers);
    await cluster.start(2);
    await expect.poll(() => statusOf(cluster), { timeout: 120_000 }).toBe('green');
    ended.abort();
    await Promise.all(reading);

    expect(failures.slice(0, 3)).toEqual([]);
    // No page is written again, because all are there.
    expect(await store.index(small, many)).toEqual({
      added: 0,
      changed: 0,
      removed: 0,
      unchanged: pages + 1,
    });
  }, 400_000);
});

async function statusOf({ urls }: OpenSearchCluster): Promise<unknown> {
  const response = await fetch(`${urls[0]}/_cluster/health`);
  return ((await response.json()) as { readonly status?: unknown }).status;
}
