import { IDBFactory } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKey } from '../service/storage-key.ts';
import { createIdbIndexStore } from './idb-index-store.ts';

const bytes = Uint8Array.of(1, 2, 3);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the IndexedDB index store', () => {
  it('gives back what was written, in another life too', async () => {
    const key = storageKey('en', 'one');
    expect(await createIdbIndexStore().write(key, bytes)).toEqual({ ok: true, value: null });
    expect(await createIdbIndexStore().read(key)).toEqual({ ok: true, value: bytes });
  });

  it('has nothing under an unknown key', async () => {
    expect(await createIdbIndexStore().read('en:x:1:a')).toEqual({ ok: true, value: null });
  });

  it('prunes the superseded keys of a locale and keeps the others', async () => {
    const store = createIdbIndexStore();
    const [old, kept, other] = [storageKey('en', 'old'), storageKey('en', 'new'), storageKey('zh', 'old')];
    for (const key of [old, kept, other]) await store.write(key, bytes);
    expect(await store.prune([kept])).toEqual({ ok: true, value: null });
    expect(await store.read(old)).toEqual({ ok: true, value: null });
    expect(await store.read(kept)).toEqual({ ok: true, value: bytes });
    expect(await store.read(other)).toEqual({ ok: true, value: bytes });
  });

  it('uses a database of its own', async () => {
    await createIdbIndexStore().write('en:x:1:a', bytes);
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['docs-search']);
  });

  it('fails with a value where there is no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const store = createIdbIndexStore();
    for (const outcome of [await store.read('a'), await store.write('a', bytes), await store.prune(['a'])]) {
      expect(outcome).toMatchObject({ ok: false, error: { kind: 'store-failed' } });
    }
  });

  it('fails with a value where IndexedDB is refused', async () => {
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

  it('fails with a value where something else than bytes is stored', async () => {
    await set('a', 'an index', createStore('docs-search', 'indexes'));
    expect(await createIdbIndexStore().read('a')).toMatchObject({
      ok: false,
      error: { kind: 'store-failed' },
    });
  });

  it('does not wait for ever for a database that never opens, nor a second time', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const store = createIdbIndexStore();
    const unanswered = { ok: false, error: { detail: expect.stringContaining('2000 ms') as string } };
    const reading = store.read('a');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await reading).toMatchObject(unanswered);
    expect(await store.write('a', bytes)).toMatchObject(unanswered);
    expect(await store.prune(['a'])).toMatchObject(unanswered);
  });
});
