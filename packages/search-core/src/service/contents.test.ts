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
  it('answers from the first part, and completely once the contents are loaded', async () => {
    const { fetch, release } = sourceHoldingContents();
    const service = serviceWith({ source: { fetch } });
    await service.open(en);
    const early = await service.search(ask('koi'));
    expect(early).toMatchObject({ value: { isComplete: false, pages: [{ routePath: '/guide/ponds' }] } });
    const completion = service.whenImproved('en');
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
    const completion = service.whenImproved('en');
    release();
    await completion;
    expect(await service.search(ask('koi'))).toMatchObject({ value: { rowCount: 0, isComplete: true } });
    expect([...store.entries.keys()]).toEqual([storageKey(enTwo)]);
  });

  it('is complete when the index of a newer opening is', async () => {
    const releases = new Map<string, () => void>();
    const { fetch: answer } = countingSource();
    const fetch: FileSource['fetch'] = async (url) => {
      if (url.endsWith('contents.bin')) await new Promise<void>((resolve) => releases.set(url, resolve));
      return answer(url);
    };
    const service = serviceWith({ source: { fetch } });
    await service.open(en);
    const completion = service.whenImproved('en');
    await service.open(enTwo);
    releases.get(en.contentsUrl)?.();
    await vi.waitFor(() => expect(releases.has(enTwo.contentsUrl)).toBe(true));
    let isSettled = false;
    void completion.then(() => (isSettled = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isSettled).toBe(false);
    releases.get(enTwo.contentsUrl)?.();
    expect(await completion).toBe(true);
    expect(await service.search(ask('koi'))).toMatchObject({ value: { isComplete: true } });
  });

  it('is never complete without an index', async () => {
    expect(await serviceWith().whenImproved('en')).toBe(false);
  });

  const withContents = (broken: () => ReturnType<FileSource['fetch']>) => {
    const good = countingSource();
    const state = { isBroken: true, contentRequests: 0 };
    const fetch: FileSource['fetch'] = (url) => {
      if (url !== en.contentsUrl) return good.fetch(url);
      state.contentRequests += 1;
      return state.isBroken ? broken() : good.fetch(url);
    };
    const store = createMemoryIndexStore();
    return { state, store, service: serviceWith({ source: { fetch }, store }) };
  };
  const contentsOf = (url: string) => files.get(url) ?? new Uint8Array();
  const failed = (status: number | null) => () =>
    Promise.resolve(failure({ kind: 'fetch-failed', url: en.contentsUrl, status } as const));

  it.each([
    ['are not reached', failed(null)],
    ['cannot be served', failed(503)],
    ['meet an error of the host', failed(500)],
    ['make the source throw', () => Promise.reject(new Error('source'))],
  ])('whose contents %s answers without statements, until they arrive', async (_, broken) => {
    const { service, state, store } = withContents(broken);
    await service.open(en);
    expect(await service.whenImproved('en')).toBe(false);
    const answer = await service.search(ask('koi'));
    expect(answer).toMatchObject({ value: { isComplete: false, pages: [{ routePath: '/guide/ponds' }] } });
    expect(service.warnings[0]).toContain('contents not loaded');
    expect(store.entries.size).toBe(0);
    state.isBroken = false;
    expect(await service.whenImproved('en')).toBe(true);
    expect(await service.search(ask('koi'))).toMatchObject({ value: { isComplete: true } });
    expect(store.entries.size).toBe(1);
  });

  it.each([
    ['are missing', failed(404), 1],
    ['are those of another index', () => Promise.resolve(success(contentsOf(enTwo.contentsUrl))), 2],
    ['are empty', () => Promise.resolve(success(new Uint8Array())), 2],
    ['are cut short', () => Promise.resolve(success(contentsOf(en.contentsUrl).slice(0, 20))), 2],
  ])('whose contents %s does not fetch them at each query', async (_, broken, requests) => {
    const { service, state, store } = withContents(broken);
    await service.open(en);
    for (let call = 0; call < 3; call += 1) expect(await service.whenImproved('en')).toBe(false);
    expect(await service.search(ask('koi'))).toMatchObject({ value: { isComplete: false } });
    expect(state.contentRequests).toBe(requests);
    expect(service.warnings).toHaveLength(1);
    expect(store.entries.size).toBe(0);
  });

  it('whose first part alone is stored is fetched again', async () => {
    const store = createMemoryIndexStore();
    store.entries.set(storageKey(en), files.get(en.indexUrl) ?? new Uint8Array());
    const service = serviceWith({ store });
    expect(await service.open(en)).toMatchObject({ value: { origin: 'network' } });
    expect(await service.whenImproved('en')).toBe(true);
    expect(service.warnings[0]).toContain('wrong-length');
  });

  it('completes the answering index when a newer opening fails', async () => {
    const { fetch, release } = sourceHoldingContents();
    const service = serviceWith({ source: { fetch } });
    await service.open(en);
    const failing = service.open({ ...missing, contentHash: 'two' });
    const completion = service.whenImproved('en');
    await failing;
    release();
    expect(await completion).toBe(true);
  });

  it('is not stored again if it was read from the store', async () => {
    const store = createMemoryIndexStore();
    const first = serviceWith({ store });
    await first.open(en);
    await first.whenImproved('en');
    const write = vi.spyOn(store, 'write');
    const second = serviceWith({ store });
    await second.open(en);
    expect(await second.whenImproved('en')).toBe(true);
    expect(write).not.toHaveBeenCalled();
  });
});
