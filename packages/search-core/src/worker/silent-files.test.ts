import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFetchBlockSource } from './fetch-blocks.ts';
import { createFetchFileSource } from './fetch-files.ts';

/** A body that sends a byte every `everyMs`, and after `count` bytes nothing more, or its end. */
function slowBody(signal: AbortSignal | null | undefined, count: number, everyMs: number, hasEnd: boolean) {
  let sent = 0;
  return new ReadableStream({
    start(controller) {
      signal?.addEventListener('abort', () => controller.error(signal.reason));
    },
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      if (sent < count) controller.enqueue(Uint8Array.of((sent += 1)));
      else if (hasEnd) controller.close();
      else await new Promise(() => undefined);
    },
  });
}

const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
const failed = { ok: false, error: { kind: 'fetch-failed', url: '/a.bin', status: null } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each([
  ['files', createFetchFileSource],
  ['blocks', createFetchBlockSource],
])('the source of %s, of a file that', (_, sourceOver) => {
  it('never answers, is requested once more, then fails', async () => {
    const fetchFile = vi.fn(silent);
    const answer = sourceOver(fetchFile).fetch('/a.bin');
    await vi.advanceTimersByTimeAsync(9999);
    expect(fetchFile).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_001);
    expect(await answer).toEqual(failed);
    expect(fetchFile.mock.calls.map(([, init]) => init?.cache)).toEqual([undefined, 'reload']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not answer at first, returns the second response', async () => {
    const fetchFile = vi.fn<typeof fetch>(() => Promise.resolve(new Response(Uint8Array.of(1))));
    const answer = sourceOver(fetchFile.mockImplementationOnce(silent)).fetch('/a.bin');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toEqual({ ok: true, value: Uint8Array.of(1) });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops in its body, is requested once more, then fails', async () => {
    const fetchFile = vi.fn<typeof fetch>((_url, init) =>
      Promise.resolve(new Response(slowBody(init?.signal, 2, 9000, false))),
    );
    const answer = sourceOver(fetchFile).fetch('/a.bin');
    await vi.advanceTimersByTimeAsync(56_001);
    expect(await answer).toEqual(failed);
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });

  it('breaks at first, returns the second response', async () => {
    const fetchFile = vi.fn<typeof fetch>(() => Promise.resolve(new Response(Uint8Array.of(1))));
    fetchFile.mockImplementationOnce(() => Promise.reject(new TypeError('reset')));
    expect(await sourceOver(fetchFile).fetch('/a.bin')).toEqual({ ok: true, value: Uint8Array.of(1) });
  });

  it('has an error status, is not requested again', async () => {
    const fetchFile = vi.fn<typeof fetch>(() => Promise.resolve(new Response('', { status: 404 })));
    expect(await sourceOver(fetchFile).fetch('/a.bin')).toMatchObject({ error: { status: 404 } });
    expect(fetchFile).toHaveBeenCalledTimes(1);
  });

  it('is slow, waits while bytes arrive', async () => {
    const fetchFile = vi.fn<typeof fetch>((_url, init) =>
      Promise.resolve(new Response(slowBody(init?.signal, 3, 9000, true))),
    );
    const answer = sourceOver(fetchFile).fetch('/a.bin');
    await vi.advanceTimersByTimeAsync(36_000);
    expect(await answer).toEqual({ ok: true, value: Uint8Array.of(1, 2, 3) });
    expect(fetchFile).toHaveBeenCalledTimes(1);
  });

  it('was damaged and then never answers, fails', async () => {
    const fetchFile = vi.fn(silent);
    const answer = sourceOver(fetchFile).fetch('/a.bin', { isRetry: true });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toEqual(failed);
    expect(fetchFile).toHaveBeenCalledTimes(1);
  });

  it('nothing waits for any more, is not requested again', async () => {
    const fetchFile = vi.fn(silent);
    const controller = new AbortController();
    const answer = sourceOver(fetchFile).fetch('/a.bin', { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(5000);
    controller.abort();
    expect(await answer).toEqual(failed);
    expect(fetchFile).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
