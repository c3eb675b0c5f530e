import { sampleDocumentsEn, sampleDocumentsZh } from '@docs/search-core/testing';
import { expect, koiFound, requests, startClientAt, test } from './fixtures.ts';
import { cutShort, held, json, status, text, type Answer } from './site.ts';

const { url } = requests.en;

const failures: readonly (readonly [what: string, answer: Answer, error: object])[] = [
  ['answer 404', status(404), { kind: 'fetch-failed', url, status: 404 }],
  ['answer 500', status(500), { kind: 'fetch-failed', url, status: 500 }],
  ['are cut off', cutShort, { kind: 'fetch-failed', url, status: null }],
  ['get no answer', (response) => response.destroy(), { kind: 'fetch-failed', url, status: null }],
  [
    'are no JSON',
    text('[{"routePath":'),
    {
      kind: 'bad-documents',
      detail: expect.stringMatching(/^\/documents\.en\.json is not JSON: SyntaxError/),
    },
  ],
  [
    'have the wrong shape',
    json([{ ...sampleDocumentsEn[0], toc: [{ text: 7 }] }]),
    { kind: 'bad-documents', detail: `[0].toc[0].text in ${url} should be a string` },
  ],
  ['are no list', json({ documents: [] }), { kind: 'bad-documents', detail: expect.stringContaining(url) }],
];

test.describe('documents', () => {
  for (const [what, answer, error] of failures) {
    test(`that ${what} make open() resolve with an error, and the next call retries`, async ({
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

      site.answer(url, json(sampleDocumentsEn));
      expect(await client.open(requests.en)).toMatchObject({ ok: true, value: { origin: 'network' } });
      expect(await client.search('koi')).toMatchObject(koiFound);
      expect(await client.startedWorkers()).toBe(1);
    });
  }

  test('that are slow do not delay another locale', async ({ page, site }) => {
    const slow = held(json(sampleDocumentsEn));
    site.answer(url, slow.answer);
    const client = await startClientAt(page, 'plain');
    const opening = client.open(requests.en);
    await expect.poll(() => site.requestCount(url)).toBe(1);
    expect(await client.open(requests.zh)).toMatchObject({ ok: true });
    expect(await client.search('灯笼', 'zh')).toMatchObject({ kind: 'results' });
    slow.release();
    expect(await opening).toMatchObject({ ok: true, value: { documents: 3 } });
  });

  test('that are slow have no timeout', async ({ page, site }) => {
    const slow = held(json(sampleDocumentsEn));
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

  test('that never arrive are aborted by dispose', async ({ page, site }) => {
    site.answer(url, held(json([])).answer);
    const client = await startClientAt(page, 'plain');
    const opening = client.open(requests.en);
    await expect.poll(() => site.requestCount(url)).toBe(1);
    await client.dispose();
    expect(await opening).toMatchObject({ ok: false, error: { kind: 'worker-failed' } });
  });

  test('of older content that arrive late do not replace newer ones', async ({ page, site }) => {
    const late = held(json(sampleDocumentsZh));
    site.answer('/older.json', late.answer);
    const client = await startClientAt(page, 'plain');
    const older = client.open({ ...requests.en, url: '/older.json', contentHash: 'zero' });
    await expect.poll(() => site.requestCount('/older.json')).toBe(1);
    await client.open(requests.en);
    late.release();
    await older;
    expect(await client.search('koi')).toMatchObject(koiFound);
  });
});
