import { describe, expect, it, vi } from 'vitest';
import { failure, success } from '../outcome.ts';
import { createMemoryIndexStore } from '../testing/memory-index-store.ts';
import { sampleDocumentsEn, sampleDocumentsZh } from '../testing/sample-documents.ts';
import type { DocumentSource, IndexStore } from './ports.ts';
import type { OpenIndexRequest } from './protocol.ts';
import { createSearchService } from './search-service.ts';
import { storageKey } from './storage-key.ts';

const en: OpenIndexRequest = { locale: 'en', url: '/en.json', contentHash: 'one' };
const zh: OpenIndexRequest = { locale: 'zh', url: '/zh.json', contentHash: 'one' };

const documentsByUrl = new Map([
  ['/en.json', sampleDocumentsEn],
  ['/zh.json', sampleDocumentsZh],
  ['/en-two.json', sampleDocumentsEn.slice(0, 1)],
]);

function countingSource() {
  const fetch = vi.fn<DocumentSource['fetch']>((url) => {
    const documents = documentsByUrl.get(url);
    return Promise.resolve(
      documents === undefined ? failure({ kind: 'fetch-failed', url, status: 404 }) : success(documents),
    );
  });
  return { fetch };
}

function ask(text: string, locale = 'en') {
  return { sequence: 1, locale, text, limit: 7 };
}

describe('opening', () => {
  it('builds from the network, stores, and opens out of the store the next time', async () => {
    const store = createMemoryIndexStore();
    const source = countingSource();
    const first = await createSearchService({ store, source }).open(en);
    const second = await createSearchService({ store, source }).open(en);
    expect(first).toMatchObject({
      ok: true,
      value: { locale: 'en', origin: 'network', documents: 3, warnings: [] },
    });
    expect(second).toMatchObject({ ok: true, value: { origin: 'store', documents: 3, warnings: [] } });
    expect(source.fetch).toHaveBeenCalledTimes(1);
    expect([...store.entries.keys()]).toEqual([storageKey('en', 'one')]);
  });

  it('answers alike from the network and from the store', async () => {
    const store = createMemoryIndexStore();
    const services = [0, 1].map(() => createSearchService({ store, source: countingSource() }));
    const answers = [];
    for (const service of services) {
      await service.open(zh);
      answers.push(await service.search(ask('灯笼', 'zh')));
    }
    expect(answers[0]).toMatchObject({ ok: true, value: { response: { rowCount: 2 } } });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('is shared by calls that come while it is under way, and by later ones', async () => {
    const source = countingSource();
    const service = createSearchService({ store: createMemoryIndexStore(), source });
    const [first, second] = await Promise.all([service.open(en), service.open({ ...en })]);
    expect(second).toBe(first);
    expect(await service.open(en)).toBe(first);
    expect(source.fetch).toHaveBeenCalledTimes(1);
  });

  it('keeps locales apart', async () => {
    const store = createMemoryIndexStore();
    const service = createSearchService({ store, source: countingSource() });
    await Promise.all([service.open(en), service.open(zh)]);
    expect(store.entries.size).toBe(2);
    expect(await service.search(ask('灯笼', 'en'))).toMatchObject({ value: { response: { rowCount: 0 } } });
  });

  it('of newer content replaces what is stored and what answers', async () => {
    const store = createMemoryIndexStore();
    const service = createSearchService({ store, source: countingSource() });
    await service.open(en);
    await service.open({ ...en, url: '/en-two.json', contentHash: 'two' });
    expect([...store.entries.keys()]).toEqual([storageKey('en', 'two')]);
    expect(await service.search(ask('koi'))).toMatchObject({ value: { response: { rowCount: 0 } } });
  });

  it('that comes late does not displace a newer one', async () => {
    let releaseOld: () => void = () => undefined;
    const old = new Promise<void>((resolve) => (releaseOld = resolve));
    const plain = countingSource();
    const source: DocumentSource = {
      fetch: async (url) => {
        if (url === '/en.json') await old;
        return plain.fetch(url);
      },
    };
    const service = createSearchService({ store: createMemoryIndexStore(), source });
    const late = service.open(en);
    await service.open({ ...en, url: '/en-two.json', contentHash: 'two' });
    releaseOld();
    await late;
    expect(await service.search(ask('koi'))).toMatchObject({ value: { response: { rowCount: 0 } } });
  });
});

describe('failures', () => {
  it('of the network are values, and the next call tries again', async () => {
    const source = countingSource();
    const service = createSearchService({ store: createMemoryIndexStore(), source });
    const missing = { ...en, url: '/nowhere.json' };
    const error = { kind: 'fetch-failed', url: '/nowhere.json', status: 404 };
    expect(await service.open(missing)).toEqual({ ok: false, error });
    expect(await service.open(missing)).toEqual({ ok: false, error });
    expect(source.fetch).toHaveBeenCalledTimes(2);
    expect(await service.search(ask('koi'))).toEqual({
      ok: false,
      error: { kind: 'index-not-open', locale: 'en' },
    });
  });

  it('of the documents name the place', async () => {
    const source: DocumentSource = { fetch: () => Promise.resolve(success([{ routePath: 1 }])) };
    const service = createSearchService({ store: createMemoryIndexStore(), source });
    expect(await service.open(en)).toEqual({
      ok: false,
      error: { kind: 'bad-documents', detail: '[0].routePath in /en.json should be a string' },
    });
  });

  const refusal = failure({ kind: 'store-failed', detail: 'refused' } as const);
  const refusingStore: IndexStore = {
    read: () => Promise.resolve(refusal),
    write: () => Promise.resolve(refusal),
    prune: () => Promise.resolve(refusal),
  };
  const throwingStore: IndexStore = {
    read: () => Promise.reject(new Error('refused')),
    write: () => {
      throw new Error('refused');
    },
    prune: () => Promise.reject(new Error('refused')),
  };

  it.each([
    ['fails', refusingStore],
    ['throws', throwingStore],
  ])('of a store that %s are warnings', async (_, store) => {
    const service = createSearchService({ store, source: countingSource() });
    const opened = await service.open(en);
    expect(opened).toMatchObject({ ok: true, value: { origin: 'network' } });
    expect(opened.ok && opened.value.warnings).toEqual([
      expect.stringContaining('not read'),
      expect.stringContaining('not stored'),
      expect.stringContaining('not deleted'),
    ]);
    expect(await service.search(ask('koi'))).toMatchObject({ ok: true });
  });

  it('of stored bytes lead to a new index in their place', async () => {
    const store = createMemoryIndexStore();
    await createSearchService({ store, source: countingSource() }).open(en);
    const key = storageKey('en', 'one');
    const good = store.entries.get(key) ?? new Uint8Array();
    store.entries.set(key, good.slice(0, 100));
    const opened = await createSearchService({ store, source: countingSource() }).open(en);
    expect(opened).toMatchObject({ ok: true, value: { origin: 'network' } });
    expect(opened.ok && opened.value.warnings).toEqual([expect.stringContaining('wrong-length')]);
    expect(store.entries.get(key)).toEqual(good);
  });
});

describe('searching', () => {
  it('gives the sequence back and obeys the limit', async () => {
    const service = createSearchService({ store: createMemoryIndexStore(), source: countingSource() });
    await service.open(en);
    const found = await service.search({ sequence: 42, locale: 'en', text: 'lantern', limit: 1 });
    expect(found).toMatchObject({ ok: true, value: { sequence: 42 } });
    expect(found.ok && found.value.response.pages).toHaveLength(1);
  });

  it('waits for an opening that is under way', async () => {
    const service = createSearchService({ store: createMemoryIndexStore(), source: countingSource() });
    const opening = service.open(en);
    expect(await service.search(ask('koi'))).toMatchObject({
      ok: true,
      value: { response: { rowCount: 1 } },
    });
    await opening;
  });
});
