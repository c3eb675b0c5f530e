import { afterEach, expect, it, vi } from 'vitest';
import type { PageLoader } from '../page/page-loader.ts';
import { loadInTime } from './load-in-time.ts';

afterEach(() => vi.useRealTimers());

const loaderOf = (load: PageLoader['load']): PageLoader => ({ peek: () => null, put: () => {}, load });

it('passes a failure on', async () => {
  const loader = loaderOf(() => Promise.reject(new Error('gone')));
  await expect(loadInTime(loader, '/x')).rejects.toThrow('gone');
});

it('gives up on a page that never comes', async () => {
  vi.useFakeTimers();
  const outcome = expect(
    loadInTime(
      loaderOf(() => new Promise(() => {})),
      '/x',
    ),
  ).rejects.toThrow('/x did not');
  await vi.advanceTimersByTimeAsync(10_000);
  await outcome;
});
