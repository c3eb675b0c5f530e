import { indexFiles, sampleDocumentsEn } from '@docs/search-core/testing';
import { expect, koiFound, requests, startClient, startClientAt, storedAfter, test } from './fixtures.ts';
import { bytes, goodIndex, held } from './site.ts';

const { indexUrl } = requests.en;

test.describe('opening', () => {
  for (const [locale, text, routePath] of [
    ['en', 'koi', '/guide/ponds'],
    ['zh', '锦鲤', '/zh/guide/ponds'],
  ] as const) {
    test(`fetches the index, and searches are answered in ${locale}`, async ({ page }) => {
      const client = await startClientAt(page, 'plain');
      expect(await client.open(requests[locale])).toMatchObject({
        ok: true,
        value: { locale, origin: 'network', documents: 3 },
      });
      expect(await client.search(text, locale)).toMatchObject({
        kind: 'results',
        response: { query: text, pages: [{ routePath }] },
      });
      expect(await client.startedWorkers()).toBe(1);
    });
  }

  test('reads the index from IndexedDB on the second page load and fetches nothing', async ({
    page,
    site,
  }) => {
    const first = await startClientAt(page, 'plain');
    const built = await first.open(requests.en);
    const answer = await first.search('lantern');
    await storedAfter(page, 1);
    const second = await startClientAt(page, 'plain');
    const opened = await second.open(requests.en);
    expect(opened).toMatchObject({ ok: true, value: { origin: 'store' } });
    expect(opened).toEqual({ ok: true, value: { ...(built.ok && built.value), origin: 'store' } });
    expect(await second.search('lantern')).toEqual(answer);
    expect(site.requestCount(indexUrl)).toBe(1);
  });

  test('is shared by concurrent calls', async ({ page, site }) => {
    const index = held(goodIndex());
    site.answer(indexUrl, index.answer);
    const client = await startClientAt(page, 'plain');
    const openings = [client.open(requests.en), client.open(requests.en), client.open(requests.en)];
    await expect.poll(() => site.requestCount(indexUrl)).toBe(1);
    index.release();
    const [first, ...others] = await Promise.all(openings);
    expect(first).toMatchObject({ ok: true, value: { origin: 'network' } });
    expect(others).toEqual([first, first]);
    expect(site.requestCount(indexUrl)).toBe(1);
  });

  test('delays searches of its locale', async ({ page, site }) => {
    const index = held(goodIndex());
    site.answer(indexUrl, index.answer);
    const client = await startClientAt(page, 'plain');
    const opening = client.open(requests.en);
    const answer = client.search('koi');
    await expect.poll(() => site.requestCount(indexUrl)).toBe(1);
    index.release();
    expect(await answer).toMatchObject(koiFound);
    await opening;
  });

  test('of two locales at once keeps them separate', async ({ page }) => {
    const client = await startClientAt(page, 'plain');
    const [en, zh] = await Promise.all([client.open(requests.en), client.open(requests.zh)]);
    expect([en, zh]).toMatchObject([{ value: { locale: 'en' } }, { value: { locale: 'zh' } }]);
    expect(await client.search('koi')).toMatchObject(koiFound);
    expect(await client.search('锦鲤', 'en')).toMatchObject({ response: { pages: [] } });
    expect(await client.search('锦鲤', 'zh')).toMatchObject({
      response: { pages: [{ routePath: '/zh/guide/ponds' }] },
    });
    expect((await storedAfter(page, 2)).keys).toHaveLength(2);
  });

  test('of newer content keeps the stored indexes of the older content and of other locales', async ({
    page,
    site,
  }) => {
    const client = await startClientAt(page, 'plain');
    await client.open(requests.en);
    await client.open(requests.zh);
    const newer = {
      ...requests.en,
      indexUrl: '/newer.bin',
      contentsUrl: '/newer.contents.bin',
      contentHash: 'two',
    };
    for (const [url, body] of indexFiles(newer, sampleDocumentsEn.slice(0, 1))) site.answer(url, bytes(body));
    expect(await client.open(newer)).toMatchObject({ ok: true, value: { documents: 1 } });
    expect(await client.search('koi')).toMatchObject({ response: { pages: [] } });
    const { keys } = await storedAfter(page, 3);
    expect(keys.map((key) => key.split(' ').slice(0, 3))).toEqual([
      ['/', 'en', 'one'],
      ['/', 'en', 'two'],
      ['/', 'zh', 'one'],
    ]);
  });

  test('works in two tabs at once, and a third tab reads the stored index', async ({
    page,
    context,
    site,
  }) => {
    // Two URLs, because Chromium queues a second request for the same one.
    const addresses = [indexUrl, '/index.en.again.bin'];
    const index = held(goodIndex());
    for (const url of addresses) site.answer(url, index.answer);
    const [second, third] = [await context.newPage(), await context.newPage()];
    const clients = [await startClientAt(page, 'plain'), await startClientAt(second, 'plain')];
    const openings = clients.map((client, tab) =>
      client.open({ ...requests.en, indexUrl: addresses[tab] ?? '' }),
    );
    await expect.poll(() => addresses.map((url) => site.requestCount(url))).toEqual([1, 1]);
    index.release();
    for (const opened of await Promise.all(openings))
      expect(opened).toMatchObject({ ok: true, value: { origin: 'network' } });
    for (const answer of await Promise.all(clients.map((client) => client.search('koi'))))
      expect(answer).toMatchObject(koiFound);
    await storedAfter(page, 1);
    const late = await startClientAt(third, 'plain');
    expect(await late.open(requests.en)).toMatchObject({ ok: true, value: { origin: 'store' } });
    expect((await page.evaluate(() => window.testPage.readStored())).keys).toHaveLength(1);
  });

  test('starts no worker before the first call', async ({ page }) => {
    await page.goto('/');
    const client = await startClient(page, 'plain');
    expect(await client.startedWorkers()).toBe(0);
    expect(await client.search('koi')).toEqual({
      kind: 'failed',
      error: { kind: 'index-not-open', locale: 'en' },
    });
    expect(await client.startedWorkers()).toBe(1);
  });
});
