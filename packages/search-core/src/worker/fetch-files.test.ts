import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createFetchFileSource } from './fetch-files.ts';

function sourceAnswering(answer: () => Response) {
  return createFetchFileSource(() => Promise.resolve(answer()));
}

describe('the fetch file source', () => {
  it('gives the bytes of the body', async () => {
    const source = sourceAnswering(() => new Response(Uint8Array.of(1, 255)));
    expect(await source.fetch('/index.bin')).toEqual({ ok: true, value: Uint8Array.of(1, 255) });
  });

  it('gives what was compressed with gzip, and damaged gzip as it is', async () => {
    const zipped = Uint8Array.from(gzipSync(Uint8Array.of(1, 255)));
    const fetched = (bytes: Uint8Array<ArrayBuffer>) =>
      sourceAnswering(() => new Response(bytes)).fetch('/index.bin');
    expect(await fetched(zipped)).toEqual({ ok: true, value: Uint8Array.of(1, 255) });
    const cut = zipped.slice(0, -6);
    expect(await fetched(cut)).toEqual({ ok: true, value: cut });
  });

  it('gives the status of a refusal', async () => {
    const source = sourceAnswering(() => new Response('gone', { status: 404 }));
    expect(await source.fetch('/index.bin')).toEqual({
      ok: false,
      error: { kind: 'fetch-failed', url: '/index.bin', status: 404 },
    });
  });

  it('gives no status when there is no connection, or when it breaks', async () => {
    const error = { kind: 'fetch-failed', url: '/index.bin', status: null };
    const offline = createFetchFileSource(() => Promise.reject(new TypeError('offline')));
    expect(await offline.fetch('/index.bin')).toEqual({ ok: false, error });
    const breaking = sourceAnswering(
      () => new Response(new ReadableStream({ start: (controller) => controller.error(new Error('cut')) })),
    );
    expect(await breaking.fetch('/index.bin')).toEqual({ ok: false, error });
  });

  it('passes the HTTP cache by when it tries again', async () => {
    const fetchFile = vi.fn<typeof fetch>(() => Promise.resolve(new Response('')));
    const source = createFetchFileSource(fetchFile);
    await source.fetch('/index.bin');
    await source.fetch('/index.bin', { isRetry: true });
    expect(fetchFile.mock.calls).toEqual([
      ['/index.bin', {}],
      ['/index.bin', { cache: 'reload' }],
    ]);
  });

  it('ends a request that is aborted', async () => {
    const fetchFile: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    const controller = new AbortController();
    const answer = createFetchFileSource(fetchFile).fetch('/a.bin', { signal: controller.signal });
    controller.abort();
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'fetch-failed', status: null } });
  });

  describe('asked for a range', () => {
    const file = new Uint8Array([...gzipSync(Uint8Array.of(1)), ...gzipSync(Uint8Array.of(2, 3))]);
    const from = gzipSync(Uint8Array.of(1)).length;
    const range = { from, to: file.length };
    const part = file.subarray(from);

    it.each<[string, () => Response]>([
      ['sends a part', () => new Response(part, { status: 206 })],
      ['sends all', () => new Response(file)],
      ['had sent a part to a cache', () => new Response(part, { headers: { 'content-range': 'bytes */*' } })],
    ])('gives what was compressed there, where the host %s', async (_, answer) => {
      const fetchFile = vi.fn<typeof fetch>(() => Promise.resolve(answer()));
      const source = createFetchFileSource(fetchFile);
      expect(await source.fetch('/terms.bin', { range })).toEqual({ ok: true, value: Uint8Array.of(2, 3) });
      expect(fetchFile).toHaveBeenCalledWith('/terms.bin', {
        headers: { range: `bytes=${from}-${file.length - 1}` },
      });
    });

    it('of several blocks gives them one after the other', async () => {
      const both = { from: 0, to: file.length, ends: [from, file.length] };
      const source = sourceAnswering(() => new Response(file, { status: 206 }));
      expect(await source.fetch('/terms.bin', { range: both })).toEqual({
        ok: true,
        value: Uint8Array.of(1, 2, 3),
      });
      const second = { from, to: file.length, ends: [file.length] };
      const whole = sourceAnswering(() => new Response(file));
      expect(await whole.fetch('/terms.bin', { range: second })).toEqual({
        ok: true,
        value: Uint8Array.of(2, 3),
      });
    });

    it('asks for the whole file when it tries again', async () => {
      const fetchFile = vi.fn<typeof fetch>(() => Promise.resolve(new Response(file)));
      const again = await createFetchFileSource(fetchFile).fetch('/terms.bin', { range, isRetry: true });
      expect(again).toEqual({ ok: true, value: Uint8Array.of(2, 3) });
      expect(fetchFile).toHaveBeenCalledWith('/terms.bin', { cache: 'reload' });
    });
  });
});
