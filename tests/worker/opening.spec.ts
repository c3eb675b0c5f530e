import { expect, koiFound, requests, startClientAt, storedAfter, test } from './fixtures.ts';
import { goodIndex, held } from './site.ts';

const { indexUrl } = requests.en;

test.describe('opening', () => {
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
