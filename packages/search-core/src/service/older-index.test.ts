import { describe, expect, it } from 'vitest';
import { buildHeads } from '../engine/search-engine.ts';
import { failure, success } from '../outcome.ts';
import { createMemoryIndexStore } from '../testing/memory-index-store.ts';
import { sampleDocumentsEn } from '../testing/sample-documents.ts';
import type { FileSource } from './ports.ts';
import type { WholeIndexRequest } from './protocol.ts';
import { ask, countingSource, en, enTwo, files, missing, serviceWith } from './service.setup.ts';
import { storageKey } from './storage-key.ts';

/** A store with what an earlier visit opened. */
async function storeHolding(request: WholeIndexRequest) {
  const store = createMemoryIndexStore();
  const service = serviceWith({ store });
  await service.open(request);
  await service.whenImproved(request.locale);
  return store;
}

describe('a stored index of older contents', () => {
  it('answers without a network, until the new one arrives', async () => {
    const store = await storeHolding(en);
    const source = countingSource();
    const { fetch } = countingSource();
    source.fetch.mockResolvedValue(failure({ kind: 'fetch-failed', url: enTwo.indexUrl, status: null }));
    const second = serviceWith({ store, source });
    expect(await second.open(enTwo)).toMatchObject({ ok: true, value: { origin: 'store' } });
    expect(await second.search(ask('koi'))).toMatchObject({ value: { rowCount: 1 } });
    expect(await second.whenImproved('en')).toBe(false);
    source.fetch.mockImplementation(fetch);
    expect(await second.whenImproved('en')).toBe(true);
    expect(await second.search(ask('koi'))).toMatchObject({ value: { rowCount: 0 } });
    expect([...store.entries.keys()]).toEqual([storageKey(en), storageKey(enTwo)]);
  });

  it('answers until the new one is complete, which answers less without its contents', async () => {
    const headsUrl = '/en-two/heads.bin';
    const store = await storeHolding(en);
    const reached = new Set<string>();
    const fetch: FileSource['fetch'] = (url) => {
      const bytes = url === headsUrl ? buildHeads(sampleDocumentsEn) : files.get(url);
      return Promise.resolve(
        bytes && reached.has(url) ? success(bytes) : failure({ kind: 'fetch-failed', url, status: null }),
      );
    };
    const second = serviceWith({ store, source: { fetch } });
    await second.open({ ...enTwo, headsUrl });
    for (const url of [headsUrl, enTwo.indexUrl]) {
      reached.add(url);
      expect(await second.whenImproved('en')).toBe(false);
      expect(await second.search(ask('shade'))).toMatchObject({
        value: { isComplete: true, pages: [{ routePath: '/guide/ponds' }] },
      });
    }
    reached.add(enTwo.contentsUrl);
    expect(await second.whenImproved('en')).toBe(true);
    expect(await second.search(ask('koi'))).toMatchObject({ value: { rowCount: 0, isComplete: true } });
    expect([...store.entries.keys()]).toEqual([storageKey(en), storageKey(enTwo)]);
  });

  it('answers if the files of the new one are gone when the network returns', async () => {
    const store = await storeHolding(en);
    const source = countingSource();
    source.fetch.mockResolvedValueOnce(failure({ kind: 'fetch-failed', url: enTwo.indexUrl, status: null }));
    const second = serviceWith({ store, source });
    await second.open({ ...missing, contentHash: 'two' });
    for (let call = 0; call < 3; call += 1) expect(await second.whenImproved('en')).toBe(false);
    expect(await second.search(ask('koi'))).toMatchObject({ value: { rowCount: 1, isComplete: true } });
    expect(source.fetch).toHaveBeenCalledTimes(2);
  });

  it('does not answer in place of missing files, so that newer addresses are requested', async () => {
    const store = await storeHolding(en);
    const gone = { ...missing, contentHash: 'two' };
    expect(await serviceWith({ store }).open(gone)).toMatchObject({ error: { kind: 'fetch-failed' } });
  });
});
