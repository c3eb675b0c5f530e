import { indexFiles, sampleDocumentsEn, sampleDocumentsZh } from '@docs/search-core/testing';
import { expect, koiFound, requests, startClientAt, storedAfter, test } from './fixtures.ts';
import { bytes, cutShort, goodIndex, held, status, type Answer } from './site.ts';

const { indexUrl: url, contentsUrl } = requests.en;

const contents = (): Answer =>
  bytes(indexFiles(requests.en, sampleDocumentsEn).get(contentsUrl) ?? new Uint8Array());

const failures: readonly (readonly [what: string, answer: Answer, error: object])[] = [
  ['answers 404', status(404), { kind: 'fetch-failed', url, status: 404 }],
  ['answers 500', status(500), { kind: 'fetch-failed', url, status: 500 }],
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

  test('that is slow does not delay another locale', async ({ page, site }) => {
    const slow = held(goodIndex());
    site.answer(url, slow.answer);
    const client = await startClientAt(page, 'plain');
    const opening = client.open(requests.en);
    await expect.poll(() => site.requestCount(url)).toBe(1);
    expect(await client.open(requests.zh)).toMatchObject({ ok: true });
    expect(await client.search('灯笼', 'zh')).toMatchObject({ kind: 'results' });
    slow.release();
    expect(await opening).toMatchObject({ ok: true, value: { documents: 3 } });
  });

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

  test('of older content that arrives late does not replace a newer one', async ({ page, site }) => {
    const late = held(goodIndex(sampleDocumentsZh));
    site.answer('/older.bin', late.answer);
    const client = await startClientAt(page, 'plain');
    const older = client.open({ ...requests.en, indexUrl: '/older.bin', contentHash: 'zero' });
    await expect.poll(() => site.requestCount('/older.bin')).toBe(1);
    await client.open(requests.en);
    late.release();
    await older;
    expect(await client.search('koi')).toMatchObject(koiFound);
  });

  test('answers before its contents arrive, then completely, and is stored', async ({ page, site }) => {
    const late = held(contents());
    site.answer(contentsUrl, late.answer);
    const client = await startClientAt(page, 'plain');
    await client.open(requests.en);
    expect(await client.search('koi')).toMatchObject({
      ...koiFound,
      response: { ...koiFound.response, isComplete: false },
    });
    await expect.poll(() => site.requestCount(contentsUrl)).toBe(1);
    const completion = client.whenComplete();
    late.release();
    expect(await completion).toBe(true);
    expect(await client.search('koi')).toMatchObject({ response: { isComplete: true } });
    await storedAfter(page, 1);
  });

  test('whose contents fail answers without them, until they arrive', async ({ page, site }) => {
    site.answer(contentsUrl, status(503));
    const client = await startClientAt(page, 'plain');
    await client.open(requests.en);
    expect(await client.whenComplete()).toBe(false);
    expect(await client.search('koi')).toMatchObject(koiFound);
    site.answer(contentsUrl, contents());
    expect(await client.whenComplete()).toBe(true);
    expect(await client.search('koi')).toMatchObject({ response: { isComplete: true } });
  });
});
