import { describe, expect, it, vi } from 'vitest';
import { seededCorpus } from '../../test/seeded-corpus.ts';
import { buildIndex } from '../engine/search-engine.ts';
import { failure, success } from '../outcome.ts';
import { builtShards } from '../shards/sharded-searcher.setup.ts';
import { loadShards } from './load-shards.ts';
import type { FetchOptions, FileSource } from './ports.ts';

const pages = seededCorpus(60);
const built = builtShards(pages, { sizes: { terms: 300, heads: 1000 } });
const request = { site: '/', locale: 'en', contentHash: 'one', manifestUrl: 'manifest' };

interface Held {
  readonly url: string;
  readonly signal: FetchOptions['signal'];
  readonly release: () => void;
}

/** A searcher whose files arrive when the test says so. */
async function heldSearcher() {
  const held: Held[] = [];
  const warn = vi.fn<(message: string) => void>();
  const fetch: FileSource['fetch'] = async (url, { signal } = {}) => {
    if (url === 'manifest') return success(built.manifest);
    const isThere = await new Promise<boolean>((resolve) => {
      held.push({ url, signal, release: () => resolve(true) });
      signal?.addEventListener('abort', () => resolve(false));
    });
    const bytes = built.files.get(url);
    return isThere && bytes ? success(bytes) : failure({ kind: 'fetch-failed', url, status: null });
  };
  const loaded = await loadShards({ source: { fetch }, warn }, request);
  if (!loaded.ok) throw new Error(loaded.error.kind);
  /** Releases whatever is asked for until `answer` is there. */
  const settle = async <T>(answer: Promise<T>): Promise<T> => {
    const state = { isSettled: false };
    void answer.finally(() => (state.isSettled = true));
    while (!state.isSettled) {
      for (const { release } of held) release();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return answer;
  };
  const abortedUrls = () => held.filter(({ signal }) => signal?.aborted).map(({ url }) => url);
  return { ...loaded.value.searcher, held, warn, settle, abortedUrls };
}

const [one = '', two = '', three = ''] = pages
  .flatMap(({ title }) => title.split(' '))
  .filter((word, at, all) => word.length > 3 && all.indexOf(word) === at);
const expected = (query: string) =>
  buildIndex(pages)
    .search(query)
    .pages.map(({ routePath }) => routePath);

describe('a newer search', () => {
  it('aborts the loads of an older one, except those that both need', async () => {
    const { search, held, warn, settle, abortedUrls } = await heldSearcher();
    const older = search(`${one} ${two} `);
    const shared = held.length;
    expect(shared).toBeGreaterThan(1);
    const newer = search(`${two} ${three} `);
    const again = held.slice(shared).map(({ url }) => url);
    const first = held.slice(0, shared).map(({ url }) => url);
    expect(abortedUrls().length).toBeGreaterThan(0);
    expect(abortedUrls().length).toBeLessThan(shared);
    expect(again.filter((url) => first.includes(url))).toEqual([]);
    const answer = await settle(newer);
    expect(answer?.isPartial).toBeUndefined();
    expect(expected(`${two} ${three} `).slice(0, answer?.pages.length)).toEqual(
      answer?.pages.map(({ routePath }) => routePath),
    );
    expect(await older).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  it('requests aborted loads again', async () => {
    const { search, settle, abortedUrls, held } = await heldSearcher();
    const older = search(`${one} `);
    const newer = search(`${three} `);
    const aborted = abortedUrls();
    expect(aborted.length).toBeGreaterThan(0);
    await settle(newer);
    expect(await older).toBeUndefined();
    const answer = await settle(search(`${one} `));
    expect(answer?.pages.map(({ routePath }) => routePath)).toEqual(
      expected(`${one} `).slice(0, answer?.pages.length),
    );
    expect(held.filter(({ url }) => url === aborted[0])).toHaveLength(2);
  });

  it('aborts the texts of an older answer', async () => {
    const { search, complete, settle, abortedUrls } = await heldSearcher();
    await settle(search(`${one} `));
    const texts = complete();
    const newer = search(`${three} `);
    expect(await texts).toBe(false);
    expect(abortedUrls().length).toBeGreaterThan(0);
    await settle(newer);
    await settle(complete());
    expect((await settle(search(`${three} `)))?.isComplete).toBe(true);
  });
});
