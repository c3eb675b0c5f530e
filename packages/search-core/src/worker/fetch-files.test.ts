import { describe, expect, it, vi } from 'vitest';
import { createFetchFileSource } from './fetch-files.ts';

function sourceAnswering(answer: () => Response) {
  return createFetchFileSource(() => Promise.resolve(answer()));
}

const signal: unknown = expect.any(AbortSignal);

describe('the fetch file source', () => {
  it('returns the bytes of the body', async () => {
    const source = sourceAnswering(() => new Response(Uint8Array.of(1, 255)));
    expect(await source.fetch('/index.bin')).toEqual({ ok: true, value: Uint8Array.of(1, 255) });
  });

  it('returns the status of an error response', async () => {
    const source = sourceAnswering(() => new Response('gone', { status: 404 }));
    expect(await source.fetch('/index.bin')).toEqual({
      ok: false,
      error: { kind: 'fetch-failed', url: '/index.bin', status: 404 },
    });
  });

  it('returns no status if there is no connection, or if it breaks', async () => {
    const error = { kind: 'fetch-failed', url: '/index.bin', status: null };
    const offline = createFetchFileSource(() => Promise.reject(new TypeError('offline')));
    expect(await offline.fetch('/index.bin')).toEqual({ ok: false, error });
    const breaking = sourceAnswering(
      () => new Response(new ReadableStream({ start: (controller) => controller.error(new Error('cut')) })),
    );
    expect(await breaking.fetch('/index.bin')).toEqual({ ok: false, error });
  });

  it('bypasses the HTTP cache for a retry', async () => {
    const fetchFile = vi.fn<typeof fetch>(() => Promise.resolve(new Response('')));
    const source = createFetchFileSource(fetchFile);
    await source.fetch('/index.bin');
    await source.fetch('/index.bin', { isRetry: true });
    expect(fetchFile.mock.calls).toEqual([
      ['/index.bin', { signal }],
      ['/index.bin', { cache: 'reload', signal }],
    ]);
  });

  it('aborts the request', async () => {
    const fetchFile: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    const controller = new AbortController();
    const answer = createFetchFileSource(fetchFile).fetch('/a.bin', { signal: controller.signal });
    controller.abort();
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'fetch-failed', status: null } });
  });

  it('rejects a range, which needs the source of blocks', () => {
    const fetchRange = () => createFetchFileSource().fetch('/a.bin', { range: { from: 0, to: 1 } });
    expect(fetchRange).toThrow('createFetchBlockSource');
  });
});
