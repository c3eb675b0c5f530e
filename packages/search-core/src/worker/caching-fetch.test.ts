import { describe, expect, it } from 'vitest';
import { fetchOver, memoryCaches, written } from './caching-fetch.setup.ts';
import type { Caches } from './caching-fetch.ts';
import { createFetchBlockSource } from './fetch-blocks.ts';

const rangeOf = (range: string): RequestInit => ({ headers: { range: `bytes=${range}` } });

describe('a fetch that keeps files', () => {
  it('requests a URL once, and again with `reload`', async () => {
    let version = 1;
    const { textOf, asked } = fetchOver(memoryCaches().caches, () => new Response(`${version++}`));
    expect([await textOf('/a'), await textOf('/a')]).toEqual(['1', '1']);
    expect(await textOf('/a', { cache: 'reload' })).toBe('2');
    expect(await textOf('/a')).toBe('2');
    expect(asked()).toEqual(['/a', '/a']);
  });

  it('stores ranges of a file separately, and marks them as parts', async () => {
    const { textOf, asked } = fetchOver(memoryCaches().caches, () => new Response('part', { status: 206 }));
    const ranges = ['0-9', '10-19'].map(rangeOf);
    for (const init of [...ranges, ...ranges]) expect(await textOf('/a', init)).toBe('part');
    expect(asked()).toEqual(['/a', '/a']);
  });

  it('deletes files that the latest visits did not use', async () => {
    const { caches, kept } = memoryCaches();
    const first = fetchOver(caches, (url) => new Response(url));
    for (const url of ['/a', '/b']) await first.textOf(url);
    const second = fetchOver(caches, (url) => new Response(url));
    for (const url of ['/a', '/c']) await second.textOf(url);
    expect(kept()).toEqual(['/a', '/c']);
  });

  it('writes an entry once per visit, and opens the cache once', async () => {
    const { caches, calls } = memoryCaches();
    for (const visit of [1, 2]) {
      const { textOf } = fetchOver(caches, () => new Response('a'));
      for (let call = 0; call < 5; call += 1) await textOf('/a');
      expect(calls).toMatchObject({ open: visit, put: visit, keys: visit });
    }
  });

  describe('of which blocks are asked for', () => {
    const file = Uint8Array.from({ length: 100 }, (_, at) => at);
    const blocks = Array.from({ length: 20 }, (_, at) => ({ from: at * 5, to: at * 5 + 5 }));
    const part = (init?: RequestInit) => {
      const range = new Headers(init?.headers).get('range');
      const [, from, last] = /(\d+)-(\d+)/.exec(range ?? '') ?? [];
      return range === null
        ? new Response(file)
        : new Response(file.slice(Number(from), Number(last) + 1), { status: 206 });
    };
    const sourceOver = (caches: Caches, answer: (init?: RequestInit) => Response) => {
      const { cachingFetch, asked } = fetchOver(caches, (_, init) => answer(init), 500);
      return { ...createFetchBlockSource(cachingFetch), asked };
    };

    it('returns the same bytes from the network and from the cache', async () => {
      const { caches } = memoryCaches();
      // The third visit reads what the second wrote again.
      for (const requests of [20, 0, 0]) {
        const source = sourceOver(caches, part);
        for (const range of blocks)
          expect(await source.fetch('/a.bin', { range })).toEqual({
            ok: true,
            value: file.slice(range.from, range.to),
          });
        expect(source.asked()).toHaveLength(requests);
        await written();
      }
    });

    it('stores the whole file once if the host ignores ranges', async () => {
      const { caches, kept, usedRoom } = memoryCaches();
      for (const requests of [20, 0]) {
        const source = sourceOver(caches, () => new Response(file));
        const answers = await Promise.all(blocks.map((range) => source.fetch('/a.bin', { range })));
        expect(answers).toEqual(blocks.map(({ from, to }) => ({ ok: true, value: file.slice(from, to) })));
        expect(source.asked()).toHaveLength(requests);
        await written();
        expect(kept()).toEqual(['/a.bin']);
        expect(usedRoom()).toBe(file.length);
      }
    });

    it('replaces a damaged one, and does not request it again in later visits', async () => {
      const { caches } = memoryCaches();
      const [range = { from: 0, to: 0 }, other = range] = blocks;
      const first = sourceOver(caches, () => new Response('bad', { status: 206 }));
      await first.fetch('/a.bin', { range });
      await written();
      const second = sourceOver(caches, part);
      expect(await second.fetch('/a.bin', { range })).not.toEqual({ ok: true, value: file.slice(0, 5) });
      expect(await second.fetch('/a.bin', { range, isRetry: true })).toEqual({
        ok: true,
        value: file.slice(0, 5),
      });
      expect(second.asked()).toHaveLength(1);
      await written();
      const third = sourceOver(caches, part);
      for (const { from, to } of [range, other])
        expect(await third.fetch('/a.bin', { range: { from, to } })).toEqual({
          ok: true,
          value: file.slice(from, to),
        });
      expect(third.asked()).toEqual([]);
    });
  });

  it('makes room for new entries if the quota is exhausted', async () => {
    const { caches, kept } = memoryCaches({ room: 30 });
    const { textOf } = fetchOver(caches, () => new Response('0123456789'), 500);
    for (const url of ['/a', '/b', '/c', '/d', '/e']) await textOf(url);
    expect(kept()).toEqual(['/c', '/d', '/e']);
  });

  it('keeps existing entries if the body of a response breaks', async () => {
    const { caches, kept } = memoryCaches();
    const broken = () =>
      new Response(new ReadableStream({ start: (controller) => controller.error(new Error('cut')) }));
    const { textOf } = fetchOver(caches, (url) => (url === '/broken' ? broken() : new Response(url)));
    await textOf('/a');
    await expect(textOf('/broken')).rejects.toThrow('cut');
    await written();
    expect(kept()).toEqual(['/a']);
  });

  it('waits once for a cache that is stuck, and uses it again when it answers', async () => {
    const { caches, calls } = memoryCaches();
    const cache = await caches.open('');
    let release: () => void = () => undefined;
    const stuck = new Promise<void>((resolve) => (release = resolve));
    const slow = { open: () => stuck.then(() => cache) };
    const { textOf, asked } = fetchOver(slow, () => new Response('fresh'));
    const started = performance.now();
    for (let call = 0; call < 4; call += 1) await textOf('/a');
    expect(performance.now() - started).toBeLessThan(1000);
    expect(asked()).toHaveLength(4);
    expect(calls.put).toBe(0);
    release();
    await written();
    await textOf('/a');
    expect(await textOf('/a')).toBe('fresh');
    expect(asked()).toHaveLength(5);
  });

  it('does not store error responses', async () => {
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
  ])('answers from the network if the cache is %s', async (_, caches) => {
    const { textOf, asked } = fetchOver(caches, () => new Response('fresh'));
    expect([await textOf('/a'), await textOf('/a')]).toEqual(['fresh', 'fresh']);
    expect(asked()).toHaveLength(2);
  });
});
