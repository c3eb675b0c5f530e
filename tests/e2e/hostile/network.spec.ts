import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../site.ts';

/** Latency that is added to every response, in milliseconds. */
const delayMs = 2000;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: delayMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

test.describe(`with a latency of ${delayMs} ms`, () => {
  test.setTimeout(60_000);
  const slowly = { timeout: 20_000 };

  test('the text is rendered before the scripts of the application load', async ({ page }) => {
    await slowDown(page);
    await page.goto('/config/server/port', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible(slowly);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(1000);
  });

  test('a query typed before hydration is answered, and links work', async ({ page }) => {
    await slowDown(page);
    await page.goto('/config/server/port');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dev.assetp');
    await expect(page.getByRole('combobox')).toHaveValue('dev.assetp', slowly);
    await expect(page.locator('h1')).toHaveText('server.port');
    await expect(page.getByRole('option').first()).toContainText('dev.assetPrefix', slowly);
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix', slowly);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('server.port', slowly);
  });
});

test.describe('when a part of the application fails to load', () => {
  test.afterEach(({ complaints }) => {
    complaints.splice(0);
  });

  for (const [what, file] of [
    ['React', /\/assets\/react-[^/]+\.js$/],
    ['the shell', /\/assets\/shell-[^/]+\.js$/],
    ['the words', /\/assets\/en-[^/]+\.js$/],
    ['the sidebar', /\/assets\/config\.en-[^/]+\.js$/],
    ['the boot script', /\/assets\/boot-[^/]+\.js$/],
    ['the style sheet', /\/assets\/[^/]+\.css$/],
  ] as const) {
    test(`${what}: the page shows all of its text, and its links work`, async ({ page }) => {
      await page.route(file, (route) => route.fulfill({ status: 503 }));
      await page.goto('/config/server/port');
      await page.mouse.move(20, 320);
      const text = await page.locator('main').innerText();
      expect(text.length).toBeGreaterThan(1000);
      await page.getByRole('link', { name: 'dev.assetPrefix' }).first().click();
      await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
      await expect(page).toHaveURL(/\/config\/dev\/asset-prefix(#|$)/);
    });
  }

  test('the view of another page type: the document of the page is loaded', async ({ page }) => {
    await page.goto('/config/server/port');
    await hydrated(page);
    await page.route(/\/assets\/HomeView-[^/]+\.js$/, (route) => route.fulfill({ status: 503 }));
    await page.locator('.navbar a[href="/"]').first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main')).toContainText('Rspack');
  });

  test('the network: search keeps answering, and links work once it is back', async ({ page, context }) => {
    await page.goto('/config/server/port');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('combobox').fill('dev.assetPrefix');
    await expect(page.getByRole('option').first()).toContainText('dev.assetPrefix');
    await context.setOffline(true);
    await page.getByRole('combobox').fill('server.port');
    await expect(page.getByRole('option').first()).toContainText('server.port');
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'dev.assetPrefix' }).first().click();
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
  });

  test('the network, before the first search: search opens once the network is back', async ({
    page,
    context,
    complaints,
  }) => {
    // With Save-Data, search is loaded when it is first opened.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
    );
    await page.goto('/config/server/port');
    await hydrated(page);
    await context.setOffline(true);
    const failed = page.waitForEvent('console', (message) => message.text().includes('search-feature'));
    await page.keyboard.press('Control+k');
    await failed;
    await expect(page.getByRole('dialog')).toContainText('Search is not available right now');
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('server.port');
    await expect(page.getByRole('option').first()).toContainText('server.port');
    expect(complaints.splice(0).join('\n')).toContain('search-feature');
  });
});
