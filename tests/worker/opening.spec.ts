import { expect, koiFound, requests, startClientAt, storedAfter, test } from './fixtures.ts';
import { goodIndex, held } from './site.ts';

const { indexUrl } = requests.en;

test.describe('opening', () => {
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
});
