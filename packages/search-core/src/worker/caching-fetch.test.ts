import { describe, expect, it, vi } from 'vitest';
import { createCachingFetch } from './caching-fetch.ts';
import type { Caches } from './caching-fetch.ts';

/** One cache, whose keys are in the order of insertion, as the standard says. */
function memoryCaches() {
  const entries = new Map<string, Response>();
  const cache = {
    match: (url: string) => Promise.resolve(entries.get(url)?.clone()),
    put: (url: string, answer: Response) => {
      if (answer.status === 206) throw new TypeError('Cache.put refuses parts');
      entries.delete(url);
      entries.set(url, answer);
      return Promise.resolve();
    },
    keys: () => Promise.resolve([...entries.keys()]),
    delete: (url: string) => Promise.resolve(entries.delete(url)),
  };
  const caches = { open: () => Promise.resolve(cache) } as unknown as Caches;
  return { caches, kept: () => [...entries.keys()] };
}

function fetchOver(caches: Caches | undefined, answer: (url: string) => Response) {
  const fetchFile = vi.fn((url: string) => Promise.resolve(answer(url)));
  const cachingFetch = createCachingFetch({
    cacheName: 'shards',
    maxFiles: 2,
    fetchFile: fetchFile as unknown as typeof fetch,
    caches,
  });
  const textOf = async (url: string, init?: RequestInit) => {
    const answered = await cachingFetch(url, init);
    const text = await answered.text();
    // The cache is written beside the answer.
    await new Promise((resolve) => setImmediate(resolve));
    return text;
  };
  const asked = () => fetchFile.mock.calls.map(([url]) => url);
  return { textOf, asked };
}

describe('a fetch that keeps files', () => {
  it('asks for a URL once, and again when it is told to reload', async () => {
    let version = 1;
    const { textOf, asked } = fetchOver(memoryCaches().caches, () => new Response(`${version++}`));
    expect([await textOf('/a'), await textOf('/a')]).toEqual(['1', '1']);
    expect(await textOf('/a', { cache: 'reload' })).toBe('2');
    expect(await textOf('/a')).toBe('2');
    expect(asked()).toEqual(['/a', '/a']);
  });

  it('keeps ranges of a file apart, and tells that they are parts', async () => {
    const { textOf, asked } = fetchOver(memoryCaches().caches, () => new Response('part', { status: 206 }));
    const ranges = ['bytes=0-9', 'bytes=10-19'].map((range) => ({ headers: { range } }));
    for (const init of [...ranges, ...ranges]) expect(await textOf('/a', init)).toBe('part');
    expect(asked()).toEqual(['/a', '/a']);
  });

  it('leaves out the least recently used', async () => {
    const { caches, kept } = memoryCaches();
    const { textOf } = fetchOver(caches, (url) => new Response(url));
    for (const url of ['/a', '/b', '/a', '/c']) await textOf(url);
    expect(kept()).toEqual(['/a', '/c']);
  });

  it('keeps no refusal', async () => {
    const { caches, kept } = memoryCaches();
    const { textOf } = fetchOver(caches, () => new Response('gone', { status: 404 }));
    await textOf('/a');
    expect(kept()).toEqual([]);
  });

  it.each<[string, Caches | undefined]>([
    ['missing', undefined],
    ['refused', { open: () => Promise.reject(new Error('refused')) }],
    ['stuck', { open: () => new Promise(() => undefined) }],
    [
      'full',
      {
        open: () =>
          Promise.resolve({
            match: () => Promise.resolve(undefined),
            put: () => Promise.reject(new Error('full')),
          } as unknown as Cache),
      },
    ],
  ])('answers from the network where the cache is %s', async (_, caches) => {
    const { textOf, asked } = fetchOver(caches, () => new Response('fresh'));
    expect([await textOf('/a'), await textOf('/a')]).toEqual(['fresh', 'fresh']);
    expect(asked()).toHaveLength(2);
  });
});
