import { expect, it, vi } from 'vitest';
import { newestFirst } from './newest-first.ts';

const never = new AbortController().signal;

/** Tasks that the test completes, and the order in which they began. */
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
  const limit = newestFirst(2, 2000);
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

it('runs first what has waited for longer than a typist, and last what is given up', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const limit = newestFirst(1, 2000);
  const { begun, work, end } = works();
  const results: Promise<string>[] = [];
  const begin = { first: 0, givenUp: 100, older: 1500, late: 1600, new: 1700, newest: 1800 };
  for (const [name, at] of Object.entries(begin)) {
    now.mockReturnValue(at);
    results.push(limit(never, work(name)));
  }
  // 1,801, 401, 301, 201 and 101 ms of 2,000.
  now.mockReturnValue(1901);
  for (const [at, name] of ['first', 'older', 'late', 'newest', 'new', 'givenUp'].entries()) {
    await expect.poll(() => begun[at]).toBe(name);
    end(name);
  }
  await Promise.all(results);
  now.mockRestore();
});

it('runs works of each reader when all ask again at once', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const limit = newestFirst(1, 20_000);
  const served = new Map<number, number>();
  const ask = async (reader: number): Promise<void> => {
    await limit(never, () => {
      now += 60;
      served.set(reader, (served.get(reader) ?? 0) + 1);
      return Promise.resolve();
    });
    if (now < 20_000) await ask(reader);
  };
  await Promise.all(Array.from({ length: 30 }, (_, reader) => ask(reader)));
  expect(Math.min(...served.values())).toBeGreaterThan(5);
  clock.mockRestore();
});

it('forgets a work whose signal aborts while it waits', async () => {
  const limit = newestFirst(1, 2000);
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
  const limit = newestFirst(1, 2000);
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
  const limit = newestFirst(1, 2000);
  const failing = limit(never, () => Promise.reject(new Error('no')));
  const next = limit(never, () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
