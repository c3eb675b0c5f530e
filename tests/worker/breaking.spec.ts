import { expect, koiFound, requests, runClockUntil, startClientAt, storedAfter, test } from './fixtures.ts';

const workerFailed = (detail: string) => ({
  kind: 'worker-failed',
  detail: expect.stringContaining(detail) as unknown,
});

// The errors of the worker are also logged in the page.
test.use({ allowedComplaint: /^broken (on demand|at start)$/ });

test.describe('a worker file', () => {
  for (const [what, script, detail] of [
    ['that is missing', 'no-such-worker', 'the worker did not load'],
    ['that throws on start', 'throws-at-start', 'broken at start'],
  ] as const) {
    test(`${what} is tried twice by every call, which resolves with an error`, async ({ page, site }) => {
      const client = await startClientAt(page, script);
      expect(await client.open(requests.en)).toEqual({ ok: false, error: workerFailed(detail) });
      expect(await client.search('koi')).toEqual({ kind: 'failed', error: workerFailed(detail) });
      expect(await client.startedWorkers()).toBe(4);
      expect(site.requestCount(`/${script}.js`)).toBe(4);
      await expect.poll(() => page.workers()).toEqual([]);
    });
  }

  test('that is missing once is loaded by the second try', async ({ page }) => {
    const client = await startClientAt(page, 'no-such-worker', 'plain');
    expect(await client.open(requests.en)).toMatchObject({ ok: true, value: { origin: 'network' } });
    expect(await client.search('koi')).toMatchObject(koiFound);
  });
});

test.describe('a worker that throws during a search', () => {
  test('is replaced by one that opens the same indexes and responds', async ({ page, site }) => {
    const client = await startClientAt(page, 'breaking', 'plain');
    await client.open(requests.en);
    await client.open(requests.zh);
    await storedAfter(page, 2);
    expect(await client.search('break-by-throwing')).toMatchObject({
      kind: 'results',
      response: { query: 'break-by-throwing' },
    });
    expect(await client.search('灯笼', 'zh')).toMatchObject({ kind: 'results' });
    expect(await client.startedWorkers()).toBe(2);
    // The second worker read the indexes from IndexedDB; the first is terminated.
    expect([requests.en.indexUrl, requests.zh.indexUrl].map((url) => site.requestCount(url))).toEqual([1, 1]);
    await expect
      .poll(() => page.workers().map((worker) => worker.url()))
      .toEqual([`${site.origin}/plain.js`]);
  });
});

test.describe('a worker that stops without an error', () => {
  for (const [how, text] of [
    ['closes itself', 'break-by-closing'],
    ['spins for ever', 'break-by-spinning'],
  ] as const) {
    test(`because it ${how} during a search is replaced, and the search is answered`, async ({ page }) => {
      await page.clock.install();
      const client = await startClientAt(page, 'breaking', 'plain');
      await client.open(requests.en);
      const answer = client.search(text);
      await runClockUntil(page, async () => (await client.startedWorkers()) === 2);
      expect(await answer).toMatchObject({ kind: 'results', response: { query: text } });
      expect(await client.search('koi')).toMatchObject(koiFound);
      await expect.poll(() => page.workers()).toHaveLength(1);
    });
  }
});
