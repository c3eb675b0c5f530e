import { expect, koiFound, requests, startClientAt, test } from './fixtures.ts';
import { strictPolicy } from './site.ts';

test.describe('a Content-Security-Policy', () => {
  test('of `self` alone is enforced and not violated', async ({ page, complaints }) => {
    const client = await startClientAt(page, 'plain');
    expect(await client.open(requests.en)).toMatchObject({ ok: true });
    expect(await client.search('koi')).toMatchObject(koiFound);
    expect(complaints).toEqual([]);
    // A violation proves that the test detects violations.
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }));
    });
    await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining("script-src 'self'")]);
  });
});

test.describe('a Content-Security-Policy that allows no worker', () => {
  test.use({
    policy: strictPolicy.replace("worker-src 'self'", "worker-src 'none'"),
    allowedComplaint: /worker-src 'none'/,
  });

  test('makes every call resolve with an error', async ({ page }) => {
    const client = await startClientAt(page, 'plain');
    expect(await client.open(requests.en)).toMatchObject({ ok: false, error: { kind: 'worker-failed' } });
    expect(await client.search('koi')).toMatchObject({ kind: 'failed', error: { kind: 'worker-failed' } });
    expect(await client.startedWorkers()).toBe(4);
  });
});

test.describe('a Content-Security-Policy that allows no connections', () => {
  test.use({
    policy: strictPolicy.replace("connect-src 'self'", "connect-src 'none'"),
    allowedComplaint: /connect-src 'none'/,
  });

  test('makes `open` resolve with an error', async ({ page, site }) => {
    const client = await startClientAt(page, 'plain');
    expect(await client.open(requests.en)).toEqual({
      ok: false,
      error: { kind: 'fetch-failed', url: requests.en.indexUrl, status: null },
    });
    expect(site.requestCount(requests.en.indexUrl)).toBe(0);
  });
});
