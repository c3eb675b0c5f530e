import { describe, expect, it, vi } from 'vitest';
import { failure, success } from '../outcome.ts';
import { createMemoryIndexStore } from '../testing/memory-index-store.ts';
import type { FileSource, IndexStore } from './ports.ts';
import { ask, countingSource, en, enTwo, missing, serviceWith, zh } from './service.setup.ts';
import { storageKey } from './storage-key.ts';

describe('opening', () => {
  it('fetches the first part, then the contents, stores the whole, and opens it from the store the next time', async () => {
    const store = createMemoryIndexStore();
    const source = countingSource();
    const [first, second] = [serviceWith({ store, source }), serviceWith({ store, source })];
    expect(await first.open(en)).toMatchObject({
      ok: true,
      value: { locale: 'en', origin: 'network', documents: 3 },
    });
    expect(await first.whenImproved('en')).toBe(true);
    expect(await second.open(en)).toMatchObject({ ok: true, value: { origin: 'store', documents: 3 } });
    expect([...first.warnings, ...second.warnings]).toEqual([]);
    expect(source.urls()).toEqual([en.indexUrl, en.contentsUrl]);
    expect([...store.entries.keys()]).toEqual([storageKey(en)]);
  });

  it('answers in the same way from the network and from the store', async () => {
    const store = createMemoryIndexStore();
    const services = [0, 1].map(() => serviceWith({ store }));
    const answers = [];
    for (const service of services) {
      await service.open(zh);
      expect(await service.whenImproved('zh')).toBe(true);
      answers.push(await service.search(ask('灯笼', 'zh')));
    }
    expect(answers[0]).toMatchObject({ ok: true, value: { rowCount: 2 } });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('is shared by concurrent and later calls', async () => {
    const source = countingSource();
    const service = serviceWith({ source });
    const [first, second] = await Promise.all([service.open(en), service.open({ ...en })]);
    expect(second).toBe(first);
    expect(await service.open(en)).toBe(first);
    expect(source.fetch).toHaveBeenCalledTimes(2);
  });

  it('is separate for each locale', async () => {
    const store = createMemoryIndexStore();
    const service = serviceWith({ store });
    await Promise.all([service.open(en), service.open(zh)]);
    await Promise.all([service.whenImproved('en'), service.whenImproved('zh')]);
    expect(store.entries.size).toBe(2);
    expect(await service.search(ask('灯笼', 'en'))).toMatchObject({ value: { rowCount: 0 } });
  });

  it('of newer content replaces the answering index', async () => {
    const service = serviceWith();
    await service.open(en);
    await service.open(enTwo);
    expect(await service.search(ask('koi'))).toMatchObject({ value: { rowCount: 0 } });
  });

  it('repeated for older content makes that the newest request', async () => {
    const source = countingSource();
    const service = serviceWith({ source });
    await service.open(en);
    const newer = service.open(enTwo);
    await service.open(en);
    await newer;
    expect(await service.search(ask('koi'))).toMatchObject({ value: { rowCount: 1 } });
    expect(source.urls().filter((url) => url === en.indexUrl)).toHaveLength(1);
  });
});

describe('failures', () => {
  it('of the network are values, and the next call retries', async () => {
    const source = countingSource();
    const service = serviceWith({ source });
    const error = { kind: 'fetch-failed', url: missing.indexUrl, status: 404 };
    expect(await service.open(missing)).toEqual({ ok: false, error });
    expect(await service.open(missing)).toEqual({ ok: false, error });
    expect(source.fetch).toHaveBeenCalledTimes(2);
    expect(await service.search(ask('koi'))).toEqual({
      ok: false,
      error: { kind: 'index-not-open', locale: 'en' },
    });
  });

  it('of the bytes cause one more fetch that bypasses caches, then an error', async () => {
    const fetch = vi.fn<FileSource['fetch']>(() => Promise.resolve(success(new Uint8Array(9))));
    const service = serviceWith({ source: { fetch } });
    expect(await service.open(en)).toEqual({
      ok: false,
      error: { kind: 'bad-index', url: en.indexUrl, reason: 'not-an-index' },
    });
    expect(fetch.mock.calls).toEqual([
      [en.indexUrl, undefined],
      [en.indexUrl, { isRetry: true }],
    ]);
  });

  it('of the network during that fetch are network errors', async () => {
    const offline = failure({ kind: 'fetch-failed', url: en.indexUrl, status: null } as const);
    const fetch = vi.fn<FileSource['fetch']>((_, options) =>
      Promise.resolve(options?.isRetry ? offline : success(new Uint8Array(9))),
    );
    expect(await serviceWith({ source: { fetch } }).open(en)).toEqual(offline);
  });

  it('by exceptions of the source reject, and the next call retries', async () => {
    const source = countingSource();
    source.fetch.mockRejectedValueOnce(new Error('a bug'));
    const service = serviceWith({ source });
    const opening = service.open(en);
    const search = service.search(ask('koi'));
    await expect(opening).rejects.toThrow('a bug');
    expect(await search).toMatchObject({ ok: false, error: { kind: 'index-not-open' } });
    expect(await service.open(en)).toMatchObject({ ok: true });
    expect(await service.search(ask('koi'))).toMatchObject({ value: { rowCount: 1 } });
  });

  const refusal = failure({ kind: 'store-failed', detail: 'refused' } as const);
  const refusingStore: IndexStore = {
    read: () => Promise.resolve(refusal),
    readOlder: () => Promise.resolve(refusal),
    write: () => Promise.resolve(refusal),
  };
  const throwingStore: IndexStore = {
    read: () => Promise.reject(new Error('refused')),
    readOlder: () => Promise.reject(new Error('refused')),
    write: () => {
      throw new Error('refused');
    },
  };

  it.each([
    ['fails', refusingStore],
    ['throws', throwingStore],
  ])('of a store that %s are warnings', async (_, store) => {
    const service = serviceWith({ store });
    expect(await service.open(en)).toMatchObject({ ok: true, value: { origin: 'network' } });
    expect(await service.whenImproved('en')).toBe(true);
    expect(await service.search(ask('koi'))).toMatchObject({ ok: true });
    expect(service.warnings).toEqual([
      expect.stringMatching(/not read: .*refused/),
      expect.stringMatching(/not stored: .*refused/),
    ]);
  });

  it('of stored bytes lead to a new index', async () => {
    const store = createMemoryIndexStore();
    const first = serviceWith({ store });
    await first.open(en);
    await first.whenImproved('en');
    const key = storageKey(en);
    const good = store.entries.get(key) ?? new Uint8Array();
    store.entries.set(key, good.slice(0, 100));
    const second = serviceWith({ store });
    expect(await second.open(en)).toMatchObject({ ok: true, value: { origin: 'network' } });
    expect(await second.whenImproved('en')).toBe(true);
    expect(second.warnings).toEqual([expect.stringContaining('wrong-length')]);
    expect(store.entries.get(key)).toEqual(good);
  });
});

describe('searching', () => {
  it('returns at most as many pages as requested', async () => {
    const service = serviceWith();
    await service.open(en);
    const found = await service.search({ locale: 'en', text: 'lantern', limit: 1 });
    expect(found.ok && found.value.pages).toHaveLength(1);
  });

  it('waits for a pending opening', async () => {
    const service = serviceWith();
    const opening = service.open(en);
    expect(await service.search(ask('koi'))).toMatchObject({ ok: true, value: { rowCount: 1 } });
    await opening;
  });
});

describe('what the service returns', () => {
  it('survives a structured clone', async () => {
    const service = serviceWith();
    const returned = [
      await service.search(ask('koi')),
      await service.open(missing),
      await service.open(en),
      await service.search(ask('lantern wickLenght')),
      await service.whenImproved('en'),
      await service.ping(),
    ];
    expect(returned.map((one) => (typeof one === 'object' ? one?.ok : one))).toEqual([
      false,
      false,
      true,
      true,
      true,
      undefined,
    ]);
    expect(structuredClone(returned)).toEqual(returned);
  });
});
