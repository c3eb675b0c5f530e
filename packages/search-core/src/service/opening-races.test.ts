import { describe, expect, it, vi } from 'vitest';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { indexFiles } from '../testing/index-files.ts';
import { createMemoryIndexStore } from '../testing/memory-index-store.ts';
import { sampleDocumentsEn } from '../testing/sample-documents.ts';
import type { FileSource, IndexStore } from './ports.ts';
import type { FetchFailed } from './protocol.ts';
import { createSearchService } from './search-service.ts';
import { storageKey } from './storage-key.ts';

const requestOf = (contentHash: string) => ({
  site: '/',
  locale: 'en',
  indexUrl: `/${contentHash}.index.bin`,
  contentsUrl: `/${contentHash}.contents.bin`,
  contentHash,
});
const older = requestOf('older');
const newer = requestOf('newer');
type Request = typeof older;

/** Koi are in the older documents only. */
const files = new Map([
  ...indexFiles(older, sampleDocumentsEn),
  ...indexFiles(newer, sampleDocumentsEn.slice(0, 1)),
]);
const bytesOf = (url: string) => files.get(url) ?? new Uint8Array();
const koi = { locale: 'en', text: 'koi', limit: 7 };

const results = ['ok', 'fail', 'reject'] as const;
const stores = ['ok', 'fail', 'stuck'] as const;
const orders = ['older first', 'newer first'] as const;

/** A source whose fetches of first parts are settled by the test. */
function heldSource() {
  const held = new Map<string, (result: (typeof results)[number]) => void>();
  const fetch = vi.fn(
    (url: string) =>
      new Promise<Outcome<Uint8Array, FetchFailed>>((resolve, reject) => {
        held.set(url, (result) => {
          if (result === 'reject') reject(new Error('a bug'));
          else if (result === 'fail') resolve(failure({ kind: 'fetch-failed', url, status: 404 }));
          else resolve(success(bytesOf(url)));
        });
      }),
  );
  const settle = (url: string, result: (typeof results)[number]) => held.get(url)?.(result);
  const isFirst = (url: string) => url.includes('index');
  const source: FileSource = {
    fetch: (url) => (isFirst(url) ? fetch(url) : Promise.resolve(success(bytesOf(url)))),
  };
  return { source, fetch, settle };
}

function storeThat(behaviour: (typeof stores)[number]) {
  const memory = createMemoryIndexStore();
  const write: Record<typeof behaviour, IndexStore['write']> = {
    ok: (key, bytes) => memory.write(key, bytes),
    fail: () => Promise.resolve(failure({ kind: 'store-failed', detail: 'full' })),
    stuck: () => new Promise(() => undefined),
  };
  return { ...memory, write: vi.fn(write[behaviour]) };
}

const cases = results.flatMap((olderResult) =>
  results.flatMap((newerResult) =>
    stores.flatMap((storeResult) =>
      orders.map((order) => ({ olderResult, newerResult, storeResult, order })),
    ),
  ),
);

describe('two openings of a locale at once', () => {
  it.each(cases)(
    'older $olderResult, newer $newerResult, store $storeResult, $order',
    async ({ olderResult, newerResult, storeResult, order }) => {
      const { source, fetch, settle } = heldSource();
      const store = storeThat(storeResult);
      const warn = vi.fn();
      const service = createSearchService({ source, store, warn });

      const olderOpening = Promise.allSettled([service.open(older)]);
      const earlySearch = service.search(koi);
      const newerOpening = Promise.allSettled([service.open(newer)]);
      const searches = [earlySearch, service.search(koi)];
      await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2), { interval: 1 });
      const end = async (request: Request) => {
        settle(request.indexUrl, request === older ? olderResult : newerResult);
        await (request === older ? olderOpening : newerOpening);
        // The contents are joined in microtasks.
        await new Promise(setImmediate);
      };
      for (const request of order === 'older first' ? [older, newer] : [newer, older]) await end(request);

      // The callers get what became of their own request.
      const settledAs = {
        ok: { value: { ok: true } },
        fail: { value: { ok: false } },
        reject: { status: 'rejected' },
      };
      expect(await olderOpening).toMatchObject([settledAs[olderResult]]);
      expect(await newerOpening).toMatchObject([settledAs[newerResult]]);

      // The newest index that is open answers, also those who waited since before the newer request.
      const answering = newerResult === 'ok' ? newer : olderResult === 'ok' ? older : null;
      searches.push(service.search(koi));
      for (const answer of await Promise.all(searches)) {
        if (answering === null) expect(answer).toMatchObject({ error: { kind: 'index-not-open' } });
        else expect(answer).toMatchObject({ value: { rowCount: answering === older ? 1 : 0 } });
      }

      // What answers in the end is stored, and nothing else: not the older one while the newer is pending.
      const stored = answering === null ? [] : [storageKey(answering)];
      expect(store.write.mock.calls.map(([key]) => key)).toEqual(stored);
      expect(warn).toHaveBeenCalledTimes(storeResult === 'fail' ? stored.length : 0);

      // What failed last is retried.
      if (newerResult === 'ok') return;
      const again = service.open(newer);
      await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3), { interval: 1 });
      settle(newer.indexUrl, 'ok');
      expect(await again).toMatchObject({ ok: true });
      expect(await service.search(koi)).toMatchObject({ value: { rowCount: 0 } });
    },
  );

  it('store the older index when it is requested again while the newer one is pending', async () => {
    const { source, fetch, settle } = heldSource();
    const store = createMemoryIndexStore();
    const service = createSearchService({ source, store, warn: vi.fn() });
    const opening = service.open(older);
    const pending = service.open(newer);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2), { interval: 1 });
    settle(older.indexUrl, 'ok');
    await opening;
    await new Promise(setImmediate);
    expect([...store.entries.keys()]).toEqual([]);
    await service.open(older);
    settle(newer.indexUrl, 'ok');
    await pending;
    await new Promise(setImmediate);
    expect([...store.entries.keys()]).toEqual([storageKey(older)]);
    expect(await service.search(koi)).toMatchObject({ value: { rowCount: 1 } });
  });

  it('answer from the older index if it is requested again and the newer one arrives later', async () => {
    const { source, fetch, settle } = heldSource();
    const service = createSearchService({ source, store: createMemoryIndexStore(), warn: vi.fn() });
    const opening = service.open(older);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1), { interval: 1 });
    settle(older.indexUrl, 'ok');
    await opening;
    const pending = service.open(newer);
    await vi.waitFor(() => expect(fetch.mock.calls.at(-1)).toEqual([newer.indexUrl]), { interval: 1 });
    await service.open(older);
    settle(newer.indexUrl, 'ok');
    await pending;
    expect(await service.search(koi)).toMatchObject({ value: { rowCount: 1 } });
  });

  it('answers from the older index while the newer one is pending', async () => {
    const { source, fetch, settle } = heldSource();
    const service = createSearchService({ source, store: createMemoryIndexStore(), warn: vi.fn() });
    const opening = service.open(older);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1), { interval: 1 });
    settle(older.indexUrl, 'ok');
    await opening;
    void service.open(newer);
    expect(await service.search(koi)).toMatchObject({ value: { rowCount: 1 } });
  });
});
