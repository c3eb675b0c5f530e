import { IDBFactory } from 'fake-indexeddb';
import { createStore, keys, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKey } from '../service/storage-key.ts';
import { createIdbIndexStore } from './idb-index-store.ts';

const bytes = Uint8Array.of(1, 2, 3);

const site = 'https://garden.example/';
const keyOf = (contentHash: string, locale = 'en', ofSite = site) =>
  storageKey({ site: ofSite, locale, contentHash });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the IndexedDB index store', () => {
  it('reads what another store wrote', async () => {
    const key = keyOf('one');
    expect(await createIdbIndexStore().write(key, bytes)).toEqual({ ok: true, value: null });
    expect(await createIdbIndexStore().read(key)).toEqual({ ok: true, value: bytes });
  });

  it('has nothing under an unknown key', async () => {
    expect(await createIdbIndexStore().read(keyOf('one'))).toEqual({ ok: true, value: null });
  });

  it('reads the newest of the same site and language with other contents', async () => {
    const store = createIdbIndexStore();
    expect(await store.readOlder(keyOf('three'))).toEqual({ ok: true, value: null });
    await store.write(keyOf('one'), Uint8Array.of(1));
    await store.write(keyOf('two'), Uint8Array.of(2));
    await store.write(keyOf('two', 'zh'), Uint8Array.of(3));
    expect(await store.readOlder(keyOf('three'))).toEqual({ ok: true, value: Uint8Array.of(2) });
    expect(await store.readOlder(keyOf('two'))).toEqual({ ok: true, value: Uint8Array.of(1) });
  });

  /** The keys of which something can be read. */
  async function kept(among: readonly string[]): Promise<readonly string[]> {
    const store = createIdbIndexStore();
    const read = await Promise.all(among.map((key) => store.read(key)));
    return among.filter((_, position) => read[position]?.ok && read[position].value !== null);
  }

  it('keeps the two newest indexes of each site and locale', async () => {
    const store = createIdbIndexStore();
    const written = [
      keyOf('one'),
      keyOf('one', 'zh'),
      keyOf('one', 'en', `${site}v2/`),
      keyOf('two'),
      keyOf('three'),
    ];
    for (const key of written) await store.write(key, bytes);
    expect(await kept(written)).toEqual(written.slice(1));
    // Written again, the second is the newest.
    await store.write(keyOf('two'), bytes);
    await store.write(keyOf('four'), bytes);
    expect(await kept([keyOf('two'), keyOf('three'), keyOf('four')])).toEqual([keyOf('two'), keyOf('four')]);
  });

  it('keeps the indexes of two tabs with two deployments, however often both are loaded', async () => {
    const tabs = [createIdbIndexStore(), createIdbIndexStore()];
    const deployments = [keyOf('old'), keyOf('new')];
    await Promise.all(tabs.map((tab, position) => tab.write(deployments[position] ?? '', bytes)));
    expect(await kept(deployments)).toEqual(deployments);
  });

  it('deletes the indexes of older versions, which have no list', async () => {
    const database = createStore('docs-search', 'indexes');
    await set('en:hash:4:word-bigram-2', bytes, database);
    await createIdbIndexStore().write(keyOf('one'), bytes);
    expect(await keys(database)).not.toContain('en:hash:4:word-bigram-2');
  });

  it('uses a separate database', async () => {
    await createIdbIndexStore().write(keyOf('one'), bytes);
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['docs-search']);
  });

  it('returns a failure if there is no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const store = createIdbIndexStore();
    for (const outcome of [await store.read('a'), await store.write('a', bytes)]) {
      expect(outcome).toMatchObject({ ok: false, error: { kind: 'store-failed' } });
    }
  });

  it('returns a failure if IndexedDB is denied', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    expect(await createIdbIndexStore().read('a')).toMatchObject({
      ok: false,
      error: { kind: 'store-failed', detail: expect.stringContaining('insecure') as string },
    });
  });

  it('returns a failure if the stored value is not bytes', async () => {
    await set('a', 'an index', createStore('docs-search', 'indexes'));
    expect(await createIdbIndexStore().read('a')).toMatchObject({
      ok: false,
      error: { kind: 'store-failed' },
    });
  });

  it('does not wait forever for a database that never opens, nor a second time', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const store = createIdbIndexStore();
    const unanswered = { ok: false, error: { detail: expect.stringContaining('2000 ms') as string } };
    const reading = store.read('a');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await reading).toMatchObject(unanswered);
    const writing = store.write('a', bytes);
    await vi.advanceTimersByTimeAsync(0);
    expect(await writing).toMatchObject(unanswered);
  });
});
