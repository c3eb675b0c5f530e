import { expect, koiFound, requests, startClientAt, test, type StartedOnPage } from './fixtures.ts';

const documentsEn = requests.en.url;

/** Expects the index to be built with these warnings, and searches to be answered. */
async function expectWarnings(client: StartedOnPage, ...beginnings: readonly string[]) {
  const opened = await client.open(requests.en);
  expect(opened).toMatchObject({ ok: true, value: { origin: 'network', documents: 3 } });
  const warnings = opened.ok ? [...opened.value.warnings] : [];
  expect(warnings.map((warning) => warning.replace(/[,:].*$/, ''))).toEqual(beginnings);
  expect(await client.search('koi')).toMatchObject(koiFound);
  expect(await client.startedWorkers()).toBe(1);
  return warnings;
}

const allRefused = ['stored index not read', 'index not stored', 'older indexes not deleted'] as const;

test.describe('IndexedDB', () => {
  test('that is undefined is a warning', async ({ page }) => {
    await expectWarnings(await startClientAt(page, 'storage-missing'), ...allRefused);
  });

  test('whose open() throws is a warning', async ({ page }) => {
    const [warning] = await expectWarnings(await startClientAt(page, 'storage-refused'), ...allRefused);
    expect(warning).toContain('SecurityError: The operation is insecure.');
  });

  test('that never opens is a warning, after one timeout', async ({ page, context }) => {
    const holder = await context.newPage();
    await startClientAt(holder, 'plain');
    await holder.evaluate(() => window.testPage.holdDatabase());
    const client = await startClientAt(page, 'plain');
    const start = performance.now();
    const [warning] = await expectWarnings(client, ...allRefused);
    expect(warning).toContain('2000 ms');
    // The timeout is 2 s; one for each of three calls would take 6 s.
    expect(performance.now() - start).toBeLessThan(5000);
  });

  test('that is full is a warning', async ({ page, context, site }) => {
    const devtools = await context.newCDPSession(page);
    await page.goto('/');
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 });
    const [warning] = await expectWarnings(await startClientAt(page, 'plain'), 'index not stored');
    expect(warning).toContain('QuotaExceededError');
  });
});

test.describe('a stored index', () => {
  const damages: readonly (readonly [
    what: string,
    damage: (bytes: Uint8Array) => unknown,
    warning: string,
  ])[] = [
    ['with truncated bytes', (bytes) => bytes.slice(0, -5), 'stored index refused'],
    [
      'with a flipped bit',
      (bytes) => bytes.with(bytes.length >> 1, (bytes[bytes.length >> 1] ?? 0) ^ 16),
      'stored index refused',
    ],
    ['without bytes', () => new Uint8Array(), 'stored index refused'],
    ['that is a string', () => 'an index', 'stored index not read'],
    ['that is another kind of buffer', (bytes) => bytes.buffer, 'stored index not read'],
  ];

  for (const [what, damage, beginning] of damages) {
    test(`${what} is a warning, and is replaced by a new one`, async ({ page, site }) => {
      const first = await startClientAt(page, 'plain');
      await first.open(requests.en);
      const good = await page.evaluate(() => window.testPage.readStored());
      // A function cannot be passed to the page, but its source can.
      await page.evaluate(`window.testPage.changeStored(${damage.toString()})`);
      expect(await page.evaluate(() => window.testPage.readStored())).not.toEqual(good);

      const [warning] = await expectWarnings(await startClientAt(page, 'plain'), beginning);
      expect(warning).toContain('it is built instead');
      expect(await page.evaluate(() => window.testPage.readStored())).toEqual(good);
      const third = await startClientAt(page, 'plain');
      expect(await third.open(requests.en)).toMatchObject({
        ok: true,
        value: { origin: 'store', warnings: [] },
      });
      expect(site.requestCount(documentsEn)).toBe(2);
    });
  }
});
