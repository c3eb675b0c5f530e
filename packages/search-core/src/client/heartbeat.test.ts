import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeartbeat } from './heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const tenMinutes = 600_000;

describe('a heartbeat', () => {
  it('is silence after a minute without an answer', async () => {
    const onSilence = vi.fn();
    const ping = vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined));
    ping.mockResolvedValueOnce(null);
    createHeartbeat(ping, onSilence)();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onSilence).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(onSilence).toHaveBeenCalled();
  });

  it.each([
    ['answers', () => Promise.resolve(null)],
    ['refuses', () => Promise.reject(new Error('no ping'))],
    ['has never spoken, as while it loads', () => new Promise(() => undefined)],
  ])('is patient with a worker that %s', async (_, ping) => {
    const onSilence = vi.fn();
    createHeartbeat(ping, onSilence)();
    await vi.advanceTimersByTimeAsync(tenMinutes);
    expect(onSilence).not.toHaveBeenCalled();
  });

  it('asks for nothing while nobody listens', async () => {
    const ping = vi.fn(() => Promise.resolve(null));
    const stop = createHeartbeat(ping, vi.fn())();
    stop();
    await vi.advanceTimersByTimeAsync(tenMinutes);
    expect(ping).toHaveBeenCalledTimes(1);
  });
});
