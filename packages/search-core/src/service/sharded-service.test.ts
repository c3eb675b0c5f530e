import { describe, expect, it, vi } from 'vitest';
import { seededCorpus } from '../../test/seeded-corpus.ts';
import { buildIndex } from '../engine/search-engine.ts';
import { failure, success } from '../outcome.ts';
import { builtShards } from '../shards/sharded-searcher.setup.ts';
import { decodeManifest } from '../shards/shard-manifest.ts';
import { createMemoryIndexStore } from '../testing/memory-index-store.ts';
import { loadShards } from './load-shards.ts';
import type { FileSource } from './ports.ts';
import { createSearchService } from './search-service.ts';
import { ask, en } from './service.setup.ts';

const pages = seededCorpus(60);
const title = pages[4]?.title ?? '';
const built = builtShards(pages, { sizes: { terms: 2000, heads: 2000 } });
const request = { site: en.site, locale: 'en', contentHash: 'shards', manifestUrl: '/search/shards.bin' };
const files = new Map([...built.files].map(([name, bytes]) => [`/search/${name}`, bytes]));
files.set(request.manifestUrl, built.manifest);

function serviceOver(
  answer: (url: string, isRetry: boolean) => Uint8Array | undefined = (url) => files.get(url),
) {
  const warn = vi.fn<(message: string) => void>();
  const fetch = vi.fn<FileSource['fetch']>((url, { isRetry = false } = {}) => {
    const bytes = answer(url, isRetry);
    return Promise.resolve(bytes ? success(bytes) : failure({ kind: 'fetch-failed', url, status: 404 }));
  });
  const ports = { store: createMemoryIndexStore(), source: { fetch }, warn };
  return { ...createSearchService(ports, loadShards), fetch, warn };
}

describe('an index in shards', () => {
  it('is opened by its manifest, and answers twice: without and with the texts', async () => {
    const service = serviceOver();
    expect(await service.open(request)).toEqual(
      success({ locale: 'en', origin: 'network', documents: 60, terms: built.summary.terms }),
    );
    expect(service.fetch).toHaveBeenCalledTimes(1);
    const whole = buildIndex(pages).search(title);
    const first = await service.search(ask(title));
    expect(first).toMatchObject({
      ok: true,
      value: { isComplete: false, pages: whole.pages.map(({ routePath }) => ({ routePath })) },
    });
    expect(await service.whenImproved('en')).toBe(true);
    expect(await service.search(ask(title))).toEqual(success(whole));
  });

  it('fetches a damaged file once more, bypassing the cache', async () => {
    const service = serviceOver((url, isRetry) =>
      isRetry || url === request.manifestUrl ? files.get(url) : Uint8Array.of(1),
    );
    await service.open(request);
    expect(await service.search(ask(title))).toMatchObject({ ok: true });
    expect(service.fetch.mock.calls.filter(([, options]) => options?.isRetry).length).toBeGreaterThan(1);
    expect(service.warn).not.toHaveBeenCalled();
  });

  it('whose files differ from the built ones warns how to serve them', async () => {
    const service = serviceOver((url) => (url === request.manifestUrl ? files.get(url) : Uint8Array.of(1)));
    await service.open(request);
    await service.search(ask(title));
    expect(service.warn).toHaveBeenCalledWith(
      expect.stringMatching(/bad-index.*serve \.bin files as they are, without content-encoding/),
    );
  });

  it('answers from the loaded files, with a warning, and requests the others again at the next search', async () => {
    let isOffline = true;
    const manifest = decodeManifest(built.manifest);
    const texts = new Set(manifest.ok ? manifest.value.texts.files.map((file) => `/search/${file}`) : []);
    const service = serviceOver((url) => {
      return isOffline && texts.has(url) ? undefined : files.get(url);
    });
    await service.open(request);
    expect(await service.search(ask(title))).toMatchObject({ ok: true, value: { isComplete: false } });
    expect(await service.whenImproved('en')).toBe(false);
    expect(service.warn).toHaveBeenCalledWith(expect.stringContaining('fetch-failed'));
    isOffline = false;
    await service.search(ask(title));
    expect(await service.whenImproved('en')).toBe(true);
    expect(await service.search(ask(title))).toMatchObject({ ok: true, value: { isComplete: true } });
  });

  it('fails if only the manifest can be loaded, and if the port throws', async () => {
    const service = serviceOver((url) => (url === request.manifestUrl ? files.get(url) : undefined));
    await service.open(request);
    expect(await service.search(ask(title))).toEqual(failure({ kind: 'files-not-loaded', locale: 'en' }));
    const throwing = serviceOver((url) => {
      if (url !== request.manifestUrl) throw new Error('no');
      return files.get(url);
    });
    await throwing.open(request);
    expect(await throwing.search(ask(title))).toEqual(failure({ kind: 'files-not-loaded', locale: 'en' }));
  });

  it('is not opened without its manifest, with a damaged one, and by a worker without `loadShards`', async () => {
    expect(await serviceOver(() => undefined).open(request)).toMatchObject({
      ok: false,
      error: { kind: 'fetch-failed' },
    });
    expect(await serviceOver(() => Uint8Array.of(1, 2)).open(request)).toEqual(
      failure({ kind: 'bad-index', url: request.manifestUrl, reason: 'not-an-index' }),
    );
    const ports = { store: createMemoryIndexStore(), source: { fetch: vi.fn() }, warn: vi.fn() };
    await expect(createSearchService(ports).open(request)).rejects.toThrow('needs loadShards');
  });
});
