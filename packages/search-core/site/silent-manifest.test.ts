import { afterEach, expect, it, vi } from 'vitest';

const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('silent', 'TimeoutError')));
  });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Answers, but its body brings nothing. */
const silentBody: typeof fetch = (_, init) => {
  const start = (controller: ReadableStreamDefaultController) =>
    init?.signal?.addEventListener('abort', () =>
      controller.error(new DOMException('silent', 'TimeoutError')),
    );
  return Promise.resolve(new Response(new ReadableStream({ start })));
};

it.each([
  ['answers', silent],
  ['sends its body', silentBody],
])('a manifest that never %s is read from the cache, else it cannot be loaded', async (_, respond) => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  const fetchFile = vi.fn(respond);
  vi.stubGlobal('fetch', fetchFile);
  // Without a document, the module runs as its own worker.
  vi.stubGlobal('document', {});
  const { locales } = await import('./search.ts');
  const failed = expect(locales()).rejects.toThrow('manifest.json cannot be loaded');
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
  expect(fetchFile.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-cache', 'force-cache']);
});
