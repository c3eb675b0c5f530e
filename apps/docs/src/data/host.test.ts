import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('the host', () => {
  /** A fresh module, whose requests the test answers with a status or an error. */
  async function hostOf() {
    const requests: ((status: number | Error) => void)[] = [];
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal(
      'fetch',
      () =>
        new Promise((resolve, reject) => {
          requests.push((status) =>
            typeof status === 'number' ? resolve(new Response(null, { status })) : reject(status),
          );
        }),
    );
    return { requests, ...(await import('./host.ts')) };
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it.each([
    [200, true],
    [404, true],
    [500, false],
    [503, false],
    [new TypeError('Failed to fetch'), false],
  ])('that answers %s is reached: %s', async (status, isReached) => {
    const { requests, askHost, isHostReached } = await hostOf();
    const asked = askHost();
    requests[0]?.(status);
    await asked;
    expect(isHostReached()).toBe(isReached);
  });

  it('is asked once at a time', async () => {
    const { requests, askHost } = await hostOf();
    const asked = [askHost(), askHost()];
    expect(requests).toHaveLength(1);
    requests[0]?.(200);
    await Promise.all(asked);
    void askHost();
    expect(requests).toHaveLength(2);
  });

  it('is not asked while the browser is offline', async () => {
    const { requests, askHost, isHostReached } = await hostOf();
    vi.stubGlobal('navigator', { onLine: false });
    await askHost();
    expect(requests).toEqual([]);
    expect(isHostReached()).toBe(false);
  });

  it('is asked again 3 seconds after it answered, and at once after it did not', async () => {
    const { requests, refreshHost } = await hostOf();
    const refresh = async (status: number) => {
      const hasChanged = refreshHost();
      requests.at(-1)?.(status);
      return [await hasChanged, requests.length] as const;
    };
    expect(await refresh(200)).toEqual([false, 1]);
    expect(await refresh(503)).toEqual([false, 1]);
    vi.advanceTimersByTime(3000);
    expect(await refresh(503)).toEqual([true, 2]);
    expect(await refresh(503)).toEqual([false, 3]);
    expect(await refresh(200)).toEqual([true, 4]);
  });
});
