import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createFetchBlockSource } from './fetch-blocks.ts';

function sourceAnswering(answer: () => Response) {
  return createFetchBlockSource(() => Promise.resolve(answer()));
}

const signal: unknown = expect.any(AbortSignal);

describe('the source of blocks', () => {
  it('decompresses gzip, and returns damaged gzip unchanged', async () => {
    const zipped = Uint8Array.from(gzipSync(Uint8Array.of(1, 255)));
    const fetched = (bytes: Uint8Array<ArrayBuffer>) =>
      sourceAnswering(() => new Response(bytes)).fetch('/index.bin');
    expect(await fetched(zipped)).toEqual({ ok: true, value: Uint8Array.of(1, 255) });
    const cut = zipped.slice(0, -6);
    expect(await fetched(cut)).toEqual({ ok: true, value: cut });
  });

  it('sends no request that is aborted already', async () => {
    const fetchFile = vi.fn<typeof fetch>(() => Promise.resolve(new Response('')));
    const aborted = { isRetry: true, signal: AbortSignal.abort() };
    expect(await createFetchBlockSource(fetchFile).fetch('/terms.bin', aborted)).toMatchObject({ ok: false });
    expect(fetchFile).not.toHaveBeenCalled();
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
    ])('decompresses the blocks if the host %s', async (_, answer) => {
      const fetchFile = vi.fn<typeof fetch>(() => Promise.resolve(answer()));
      const source = createFetchBlockSource(fetchFile);
      expect(await source.fetch('/terms.bin', { range })).toEqual({ ok: true, value: Uint8Array.of(2, 3) });
      expect(fetchFile).toHaveBeenCalledWith('/terms.bin', {
        signal,
        headers: { range: `bytes=${from}-${file.length - 1}` },
      });
    });

    it('of several blocks returns them in sequence', async () => {
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

    it('requests the whole file for a retry', async () => {
      const fetchFile = vi.fn<typeof fetch>(() => Promise.resolve(new Response(file)));
      const again = await createFetchBlockSource(fetchFile).fetch('/terms.bin', { range, isRetry: true });
      expect(again).toEqual({ ok: true, value: Uint8Array.of(2, 3) });
      expect(fetchFile).toHaveBeenCalledWith('/terms.bin', { cache: 'reload', signal });
    });
  });
});
