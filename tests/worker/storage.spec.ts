import type { Page } from '@playwright/test';
import { expect, koiFound, requests, startClientAt, storedAfter, test } from './fixtures.ts';

/** Expects the index to be built, searches to be answered, and these warnings in the console. */
async function expectWarnings(page: Page, ...beginnings: readonly string[]) {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const client = await startClientAt(page, 'plain');
  expect(await client.open(requests.en)).toMatchObject({
    ok: true,
    value: { origin: 'network', documents: 3 },
  });
  expect(await client.search('koi')).toMatchObject(koiFound);
  await expect.poll(() => warnings.map((warning) => warning.replace(/[,:].*$/, ''))).toEqual(beginnings);
  expect(await client.startedWorkers()).toBe(1);
  return warnings;
}

test.describe('IndexedDB', () => {
  test('that never opens is a warning, after one timeout', async ({ page, context }) => {
    const holder = await context.newPage();
    await startClientAt(holder, 'plain');
    await holder.evaluate(() => window.testPage.holdDatabase());
    const start = performance.now();
    const [warning] = await expectWarnings(page, 'stored index not read', 'index not stored');
    expect(warning).toContain('2000 ms');
    // The timeout is 2 s; one for each of two calls would take 4 s.
    expect(performance.now() - start).toBeLessThan(4000);
  });

  test('that is full is a warning', async ({ page, context, site }) => {
    const devtools = await context.newCDPSession(page);
    await page.goto('/');
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 });
    const [warning] = await expectWarnings(page, 'index not stored');
    expect(warning).toContain('QuotaExceededError');
  });
});

test('a stored index with a flipped bit is a warning, and is replaced by a new one', async ({
  page,
  site,
}) => {
  const first = await startClientAt(page, 'plain');
  await first.open(requests.en);
  const good = await storedAfter(page, 1);
  await page.evaluate(() =>
    window.testPage.changeStored((bytes) =>
      bytes.with(bytes.length >> 1, (bytes[bytes.length >> 1] ?? 0) ^ 16),
    ),
  );
  expect(await page.evaluate(() => window.testPage.readStored())).not.toEqual(good);

  const [warning] = await expectWarnings(page, 'stored index refused');
  expect(warning).toContain('it is fetched instead');
  await expect.poll(() => page.evaluate(() => window.testPage.readStored())).toEqual(good);
  const third = await startClientAt(page, 'plain');
  expect(await third.open(requests.en)).toMatchObject({ ok: true, value: { origin: 'store' } });
  expect(site.requestCount(requests.en.indexUrl)).toBe(2);
});
