import type { Page } from '@playwright/test';
import { expect, holdApplication, hydrated, openPage, test } from '../site.ts';

test.use({ viewport: { width: 1400, height: 800 } });

const page1 = '/config/server/port';
const regions = [
  [page1, ['navbar', 'sidebar', 'outline', 'footer'], '.navbar, .sidebar, .outline, .doc-footer'],
  ['/', ['footer'], '.site-footer'],
] as const;

const box = (page: Page) => page.locator('h1').boundingBox();

test.describe('regions that the URL hides', () => {
  for (const [address, names, selector] of regions) {
    test(`${names.join()} are hidden on ${address}, before and after the first paint`, async ({ page }) => {
      const release = await holdApplication(page);
      await page.goto(`${address}?${names.map((name) => `${name}=0`).join('&')}`);
      await expect(page.locator(selector)).toHaveCount(names.length);
      await expect(page.locator(selector).filter({ visible: true })).toHaveCount(0);
      const before = await box(page);
      release();
      await hydrated(page);
      await expect(page.locator(selector)).toHaveCount(0);
      expect(await box(page)).toEqual(before);
    });
  }

  test('a hidden region returns on the next page', async ({ page }) => {
    await openPage(page, `${page1}?navbar=0&outline=0`);
    await expect(page.locator('.navbar')).toHaveCount(0);
    await page.locator('.sidebar').getByRole('link', { name: 'dev.assetPrefix' }).click();
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    await expect(page.locator('.navbar')).toBeVisible();
    await expect(page.locator('.outline')).toBeVisible();
    await page.goBack();
    await expect(page.locator('.navbar')).toHaveCount(0);
  });

  test('?globalUIComponents=0 removes global components and keeps the feeds in the head', async ({
    page,
  }) => {
    await openPage(page, '/');
    await expect(page.locator('.progress-bar')).toHaveCount(1);
    const feeds = page.locator('link[rel="alternate"][type]');
    const count = await feeds.count();
    expect(count).toBeGreaterThan(0);
    await openPage(page, '/?globalUIComponents=0');
    await expect(page.locator('.progress-bar')).toHaveCount(0);
    await expect(feeds).toHaveCount(count);
  });

  test('on a phone the header has no button for a hidden region', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, `${page1}?sidebar=0`);
    await expect(page.locator('.local-bar-menu')).toHaveCount(0);
    await expect(page.locator('.local-bar-outline')).toBeVisible();
    await openPage(page, `${page1}?sidebar=0&outline=0`);
    await expect(page.locator('.local-bar-menu')).toHaveCount(0);
    await expect(page.locator('.local-bar-outline')).toHaveCount(0);
  });

  test('an iframe has no outline', async ({ page }) => {
    // Our server forbids frames; other hosts may allow them.
    await page.route(`**${page1}`, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.route('**/frame', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${page1}" width="1390" height="700"></iframe>`,
      }),
    );
    await page.goto('/frame');
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('h1')).toHaveText('server.port');
    await expect(frame.locator('.outline')).toBeHidden();
    await frame.locator('h1').hover();
    await expect(frame.locator('.outline')).toHaveCount(0);
    await expect(frame.locator('.sidebar')).toBeVisible();
  });
});
