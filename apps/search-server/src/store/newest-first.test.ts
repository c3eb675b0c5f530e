import { expect, it, vi } from 'vitest';
import { newestFirst } from './newest-first.ts';

const never = new AbortController().signal;

/** Works that end by hand, and the order in which they began. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

it('runs the newest of those that wait', async () => {
  const limit = newestFirst(2);
  const { begun, work, end } = works();
  const results = ['a', 'b', 'c', 'd', 'e'].map((name) => limit(never, work(name)));
  expect(begun).toEqual(['a', 'b']);
  for (const name of ['b', 'e', 'a']) {
    end(name);
    await results['abcde'.indexOf(name)];
  }
  await expect.poll(() => begun).toEqual(['a', 'b', 'e', 'd', 'c']);
  for (const name of ['c', 'd']) end(name);
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('runs first what has waited for longer than a typist, of those the newest', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const limit = newestFirst(1);
  const { begun, work, end } = works();
  const names = ['first', 'oldest', 'late', 'older', 'newest'] as const;
  const results: Promise<string>[] = [];
  for (const [at, name] of names.entries()) {
    now.mockReturnValue(at * 100);
    results.push(limit(never, work(name)));
  }
  // The late ones have waited for 401 and 301 ms.
  now.mockReturnValue(501);
  for (const [at, name] of ['first', 'late', 'oldest', 'newest', 'older'].entries()) {
    await expect.poll(() => begun[at]).toBe(name);
    end(name);
  }
  await Promise.all(results);
  now.mockRestore();
});

it('forgets a work whose signal aborts while it waits', async () => {
  const limit = newestFirst(1);
  const { begun, work, end } = works();
  const left = new AbortController();
  const first = limit(never, work('first'));
  const dropped = limit(left.signal, work('dropped'));
  const last = limit(never, work('last'));
  left.abort(new Error('left'));
  await expect(dropped).rejects.toThrow('left');
  end('first');
  await first;
  await expect.poll(() => begun).toEqual(['first', 'last']);
  end('last');
  await last;
  await expect(limit(left.signal, work('late'))).rejects.toThrow('left');
});

it('keeps the place of a work that goes on after its signal', async () => {
  const limit = newestFirst(1);
  const { begun, work, end } = works();
  const left = new AbortController();
  const first = limit(left.signal, work('first'));
  const second = limit(never, work('second'));
  left.abort();
  expect(begun).toEqual(['first']);
  end('first');
  await expect(first).resolves.toBe('first');
  await expect.poll(() => begun).toEqual(['first', 'second']);
  end('second');
  await second;
});

it('goes on after a work that fails', async () => {
  const limit = newestFirst(1);
  const failing = limit(never, () => Promise.reject(new Error('no')));
  const next = limit(never, () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
