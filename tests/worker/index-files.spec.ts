import { expect, koiFound, requests, startClientAt, test } from './fixtures.ts';
import { bytes, cutShort, goodIndex, held, status, type Answer } from './site.ts';

const { indexUrl: url } = requests.en;

const failures: readonly (readonly [what: string, answer: Answer, error: object])[] = [
  ['answers 404', status(404), { kind: 'fetch-failed', url, status: 404 }],
  ['is cut off', cutShort, { kind: 'fetch-failed', url, status: null }],
  ['gets no answer', (response) => response.destroy(), { kind: 'fetch-failed', url, status: null }],
  ['has other bytes', bytes(new Uint8Array(500)), { kind: 'bad-index', url, reason: 'not-an-index' }],
];

test.describe('an index', () => {
  for (const [what, answer, error] of failures) {
    test(`that ${what} makes open() resolve with an error, and the next call retries`, async ({
      page,
      site,
    }) => {
      site.answer(url, answer);
      const client = await startClientAt(page, 'plain');
      expect(await client.open(requests.en)).toEqual({ ok: false, error });
      expect(await client.search('koi')).toEqual({
        kind: 'failed',
        error: { kind: 'index-not-open', locale: 'en' },
      });

      site.answer(url, goodIndex());
      expect(await client.open(requests.en)).toMatchObject({ ok: true, value: { origin: 'network' } });
      expect(await client.search('koi')).toMatchObject(koiFound);
      expect(await client.startedWorkers()).toBe(1);
    });
  }

  test('that is slow has no timeout', async ({ page, site }) => {
    const slow = held(goodIndex());
    site.answer(url, slow.answer);
    await page.clock.install();
    const client = await startClientAt(page, 'plain');
    const opening = client.open(requests.en);
    await expect.poll(() => site.requestCount(url)).toBe(1);
    for (let seconds = 0; seconds < 180; seconds += 5) {
      await page.clock.runFor(5000);
      // A round trip through the worker: it has handled all earlier messages.
      await client.search('灯笼', 'zh');
    }
    slow.release();
    expect(await opening).toMatchObject({ ok: true, value: { documents: 3 } });
    expect(await client.startedWorkers()).toBe(1);
  });

  test('that never arrives is aborted by dispose', async ({ page, site }) => {
    site.answer(url, held(goodIndex()).answer);
    const client = await startClientAt(page, 'plain');
    const opening = client.open(requests.en);
    await expect.poll(() => site.requestCount(url)).toBe(1);
    await client.dispose();
    expect(await opening).toMatchObject({ ok: false, error: { kind: 'worker-failed' } });
  });
});
