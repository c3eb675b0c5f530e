import { describe, expect, it, vi } from 'vitest';
import { failure, success } from '../outcome.ts';
import { createMemoryIndexStore } from '../testing/memory-index-store.ts';
import type { FileSource } from './ports.ts';
import {
  ask,
  countingSource,
  en,
  enTwo,
  files,
  missing,
  serviceWith,
  sourceHoldingContents,
} from './service.setup.ts';
import { storageKey } from './storage-key.ts';

describe('an index in two parts', () => {
  it('answers from the first part, and completely when the contents are there', async () => {
    const { fetch, release } = sourceHoldingContents();
    const service = serviceWith({ source: { fetch } });
    await service.open(en);
    const early = await service.search(ask('koi'));
    expect(early).toMatchObject({ value: { isComplete: false, pages: [{ routePath: '/guide/ponds' }] } });
    const completion = service.whenComplete('en');
    release();
    expect(await completion).toBe(true);
    const complete = await service.search(ask('koi'));
    expect(complete).toMatchObject({ value: { isComplete: true } });
    expect(complete.ok && complete.value.pages[0]?.rows[0]?.statement).toContain('Koi need shade');
  });

  it('drops contents that arrive after newer content is open', async () => {
    const { fetch, release } = sourceHoldingContents();
    const store = createMemoryIndexStore();
    const service = serviceWith({ source: { fetch }, store });
    await service.open(en);
    await service.open(enTwo);
    const completion = service.whenComplete('en');
    release();
    await completion;
    expect(await service.search(ask('koi'))).toMatchObject({ value: { rowCount: 0, isComplete: true } });
    expect([...store.entries.keys()]).toEqual([storageKey(enTwo)]);
  });

  it('is never complete where there is none', async () => {
    expect(await serviceWith().whenComplete('en')).toBe(false);
  });

  it.each([
    ['are missing', () => failure({ kind: 'fetch-failed', url: en.contentsUrl, status: 404 } as const)],
    ['are those of another index', () => success(files.get(enTwo.contentsUrl) ?? new Uint8Array())],
    ['are empty', () => success(new Uint8Array())],
    ['are cut short', () => success((files.get(en.contentsUrl) ?? new Uint8Array()).slice(0, 20))],
  ])('of contents that %s leave answers without statements, until they arrive', async (_, contents) => {
    const store = createMemoryIndexStore();
    const good = countingSource();
    const isContents = (url: string) => url === en.contentsUrl;
    let isBroken = true;
    const source: FileSource = {
      fetch: (url) => (isContents(url) && isBroken ? Promise.resolve(contents()) : good.fetch(url)),
    };
    const service = serviceWith({ source, store });
    await service.open(en);
    expect(await service.whenComplete('en')).toBe(false);
    const answer = await service.search(ask('koi'));
    expect(answer).toMatchObject({ value: { isComplete: false, pages: [{ routePath: '/guide/ponds' }] } });
    expect(service.warnings[0]).toContain('contents not loaded');
    expect(store.entries.size).toBe(0);
    isBroken = false;
    expect(await service.whenComplete('en')).toBe(true);
    expect(await service.search(ask('koi'))).toMatchObject({ value: { isComplete: true } });
    expect(store.entries.size).toBe(1);
  });

  it('of which only the first is stored is fetched again', async () => {
    const store = createMemoryIndexStore();
    store.entries.set(storageKey(en), files.get(en.indexUrl) ?? new Uint8Array());
    const service = serviceWith({ store });
    expect(await service.open(en)).toMatchObject({ value: { origin: 'network' } });
    expect(await service.whenComplete('en')).toBe(true);
    expect(service.warnings[0]).toContain('wrong-length');
  });

  it('completes what answers when a newer opening fails', async () => {
    const { fetch, release } = sourceHoldingContents();
    const service = serviceWith({ source: { fetch } });
    await service.open(en);
    const failing = service.open({ ...missing, contentHash: 'two' });
    const completion = service.whenComplete('en');
    await failing;
    release();
    expect(await completion).toBe(true);
  });

  it('is not stored again when it came out of the store', async () => {
    const store = createMemoryIndexStore();
    const first = serviceWith({ store });
    await first.open(en);
    await first.whenComplete('en');
    const write = vi.spyOn(store, 'write');
    const second = serviceWith({ store });
    await second.open(en);
    expect(await second.whenComplete('en')).toBe(true);
    expect(write).not.toHaveBeenCalled();
  });
});
