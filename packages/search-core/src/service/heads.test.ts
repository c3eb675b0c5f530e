import { describe, expect, it, vi } from 'vitest';
import { buildHeads } from '../engine/search-engine.ts';
import { failure } from '../outcome.ts';
import { createMemoryIndexStore } from '../testing/memory-index-store.ts';
import { sampleDocumentsEn } from '../testing/sample-documents.ts';
import type { FileSource } from './ports.ts';
import { ask, countingSource, en, enTwo, files, serviceWith } from './service.setup.ts';
import { storageKey } from './storage-key.ts';

const headsUrl = '/en/heads.bin';
const withHeads = { ...en, headsUrl };
files.set(headsUrl, buildHeads(sampleDocumentsEn));

/** A source whose lookup tables and contents arrive, or fail, when the test says so. */
function heldSource() {
  const { fetch: answer, urls } = countingSource();
  const held = new Map<string, (isFound: boolean) => void>();
  const fetch: FileSource['fetch'] = async (url) => {
    const answered = await answer(url);
    if (url !== en.indexUrl && url !== en.contentsUrl) return answered;
    const isFound = await new Promise<boolean>((resolve) => held.set(url, resolve));
    return isFound ? answered : failure({ kind: 'fetch-failed', url, status: 404 });
  };
  const settle = (url: string, isFound = true) => held.get(url)?.(isFound);
  return { fetch, urls, settle };
}

const pages = async (answer: ReturnType<ReturnType<typeof serviceWith>['search']>) => {
  const outcome = await answer;
  return outcome.ok ? outcome.value.pages.map(({ routePath }) => routePath) : outcome.error.kind;
};

describe('the heads of an index', () => {
  it('answer before the other parts, which improve the answer twice', async () => {
    const source = heldSource();
    const store = createMemoryIndexStore();
    const service = serviceWith({ source, store });
    expect(await service.open(withHeads)).toMatchObject({ ok: true, value: { documents: 3 } });
    const answer = () => service.search(ask('ponds'));
    expect(await answer()).toMatchObject({
      value: { isComplete: false, pages: [{ routePath: '/guide/ponds' }] },
    });
    for (const url of [en.indexUrl, en.contentsUrl]) {
      const improved = service.whenImproved('en');
      source.settle(url);
      expect(await improved).toBe(true);
      expect(await answer()).toMatchObject({ value: { isComplete: url === en.contentsUrl } });
    }
    expect(source.urls()).toEqual([headsUrl, en.indexUrl, en.contentsUrl]);
    expect(await service.whenImproved('en')).toBe(true);
    expect([...store.entries.keys()]).toEqual([storageKey(en)]);
  });

  it.each([
    ['a search', (service: ReturnType<typeof serviceWith>) => service.search(ask('ponds'))],
    ['who waits for it', (service: ReturnType<typeof serviceWith>) => service.whenImproved('en')],
  ])('leave the connection to the first answer: the next part is fetched for %s', async (_, use) => {
    const source = heldSource();
    const service = serviceWith({ source });
    await service.open(withHeads);
    await new Promise((resolve) => setImmediate(resolve));
    expect(source.urls()).toEqual([headsUrl]);
    void use(service);
    await vi.waitFor(() => expect(source.urls()).toEqual([headsUrl, en.indexUrl]));
  });

  it.each([
    ['stands in the contents only', 'shade'],
    ['is no word of a head, though similar to one', 'lantarns'],
    ['is beside one of a head', 'ponds shade'],
    ['is an identifier of the contents whose parts are in heads', 'light.oil'],
  ])('leave a query to the next part if its word %s', async (_, text) => {
    const source = heldSource();
    const service = serviceWith({ source });
    await service.open(withHeads);
    let isAnswered = false;
    const answer = service.search(ask(text)).finally(() => (isAnswered = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isAnswered).toBe(false);
    source.settle(en.indexUrl);
    expect(await answer).toMatchObject({ value: { isComplete: false } });
    const whole = serviceWith();
    await whole.open(en);
    expect(await pages(answer)).toEqual(await pages(whole.search(ask(text))));
    expect(await pages(answer)).not.toEqual([]);
  });

  it.each(['', ' …? '])('answer %j at once: it has no words', async (text) => {
    const service = serviceWith({ source: heldSource() });
    await service.open(withHeads);
    expect(await service.search(ask(text))).toMatchObject({ ok: true, value: { pages: [] } });
  });

  it('are skipped with a warning if they cannot be loaded', async () => {
    const service = serviceWith();
    expect(await service.open({ ...en, headsUrl: '/nowhere' })).toMatchObject({ ok: true });
    expect(service.warnings).toEqual([expect.stringContaining('heads not loaded')]);
    expect(await pages(service.search(ask('ponds')))).toEqual(['/guide/ponds']);
  });

  it('are not fetched if the whole index is stored', async () => {
    const store = createMemoryIndexStore();
    const first = serviceWith({ store });
    await first.open(withHeads);
    while (store.entries.size === 0) await first.whenImproved('en');
    const source = countingSource();
    await serviceWith({ source, store }).open(withHeads);
    expect(source.urls()).toEqual([]);
  });

  it('answer alone while the lookup tables cannot be loaded, which are fetched again for a word that they lack', async () => {
    const source = heldSource();
    const service = serviceWith({ source });
    await service.open(withHeads);
    const improved = service.whenImproved('en');
    await vi.waitFor(() => expect(source.urls()).toContain(en.indexUrl));
    source.settle(en.indexUrl, false);
    expect(await improved).toBe(false);
    expect(service.warnings).toEqual([expect.stringContaining('lookup tables not loaded')]);
    expect(await pages(service.search(ask('ponds')))).toEqual(['/guide/ponds']);
    const unknown = service.search(ask('shade'));
    await new Promise((resolve) => setImmediate(resolve));
    source.settle(en.indexUrl, false);
    expect(await pages(unknown)).toBe('files-not-loaded');
    const later = service.search(ask('shade'));
    await new Promise((resolve) => setImmediate(resolve));
    source.settle(en.indexUrl);
    expect(await pages(later)).toEqual(['/guide/ponds']);
  });

  it('leave a pending query to a newer index', async () => {
    const source = heldSource();
    const service = serviceWith({ source });
    await service.open(withHeads);
    const waiting = service.search(ask('lantern weight'));
    await service.open(enTwo);
    source.settle(en.indexUrl);
    const newer = serviceWith();
    await newer.open(enTwo);
    expect(await pages(waiting)).toEqual(await pages(newer.search(ask('lantern weight'))));
  });
});
