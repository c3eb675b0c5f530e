import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeartbeat } from './heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;
const hour = 3_600_000;

describe('a heartbeat', () => {
  it('tolerates a silence of one minute, but no longer one', async () => {
    const onSilence = vi.fn();
    const ping = vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined));
    ping.mockResolvedValueOnce(null);
    createHeartbeat(ping, onSilence)();
    await vi.advanceTimersByTimeAsync(minute);
    expect(onSilence).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(onSilence).toHaveBeenCalled();
  });

  it.each([
    ['responds', () => Promise.resolve(null)],
    ['rejects', () => Promise.reject(new Error('no ping'))],
    ['has never responded, as during loading', () => new Promise(() => undefined)],
  ])('tolerates a worker that %s', async (_, ping) => {
    const onSilence = vi.fn();
    createHeartbeat(ping, onSilence)();
    await vi.advanceTimersByTimeAsync(hour);
    expect(onSilence).not.toHaveBeenCalled();
  });

  it('sends no ping while nothing listens', async () => {
    const ping = vi.fn(() => Promise.resolve(null));
    const stop = createHeartbeat(ping, vi.fn())();
    stop();
    await vi.advanceTimersByTimeAsync(hour);
    expect(ping).toHaveBeenCalledTimes(1);
  });
});
