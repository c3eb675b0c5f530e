import { vi } from 'vitest';
import { createCachingFetch } from './caching-fetch.ts';
import type { Caches } from './caching-fetch.ts';

/** One cache, whose keys are in the order of insertion, as the standard says. It has room for `room` bytes. */
export function memoryCaches({ room = Infinity } = {}) {
  const entries = new Map<string, Response>();
  const sizes = new Map<string, number>();
  const usedRoom = () => [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const remove = (url: string) => {
    sizes.delete(url);
    return entries.delete(url);
  };
  const calls = { open: 0, match: 0, put: 0, keys: 0 };
  const cache = {
    match: (url: string) => {
      calls.match += 1;
      return Promise.resolve(entries.get(url)?.clone());
    },
    put: async (url: string, answer: Response) => {
      calls.put += 1;
      if (answer.status === 206) throw new TypeError('Cache.put refuses parts');
      const size = (await answer.clone().arrayBuffer()).byteLength;
      if (usedRoom() - (sizes.get(url) ?? 0) + size > room)
        throw new DOMException('full', 'QuotaExceededError');
      remove(url);
      entries.set(url, answer);
      sizes.set(url, size);
    },
    keys: () => {
      calls.keys += 1;
      return Promise.resolve([...entries.keys()]);
    },
    delete: (url: string) => Promise.resolve(remove(url)),
  };
  const open = () => {
    calls.open += 1;
    return Promise.resolve(cache);
  };
  return { caches: { open } as unknown as Caches, kept: () => [...entries.keys()], usedRoom, calls };
}

/** The cache is written beside the answer. */
export const written = () => new Promise((resolve) => setTimeout(resolve, 5));

/** One visit: a worker has one such fetch. */
export function fetchOver(
  caches: Caches | undefined,
  answer: (url: string, init?: RequestInit) => Response,
  maxFiles = 2,
) {
  const fetchFile = vi.fn((url: string, init?: RequestInit) => Promise.resolve(answer(url, init)));
  const cachingFetch = createCachingFetch({
    cacheName: 'shards',
    maxFiles,
    fetchFile: fetchFile as unknown as typeof fetch,
    caches,
  });
  const textOf = async (url: string, init?: RequestInit) => {
    const answered = await cachingFetch(url, init);
    const text = await answered.text();
    await written();
    return text;
  };
  const asked = () => fetchFile.mock.calls.map(([url]) => url);
  return { cachingFetch, textOf, asked };
}
