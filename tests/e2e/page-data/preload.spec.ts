import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../site.ts';

test.use({ viewport: { width: 1400, height: 800 } });

/** Paths of the page modules that were asked for, in order. */
function modulesOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const found = /\/pages\/[^/]+(\/.*)\.js$/.exec(new URL(request.url()).pathname);
    if (found?.[1] !== undefined) paths.push(found[1]);
  });
  return paths;
}

const isThere = (page: Page, path: string) =>
  page.evaluate(
    (end) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(end)),
    path,
  );

/** The browser has had a quiet moment since: what waits for one has begun. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
  );

test.describe('a page is loaded ahead', () => {
  test('pages behind links in sight are loaded once the browser is idle, a dozen at most', async ({
    page,
  }) => {
    const modules = modulesOf(page);
    await page.goto('/config/');
    await hydrated(page);
    await expect.poll(() => new Set(modules).size).toBeGreaterThan(4);
    await idle(page);
    expect(new Set(modules).size).toBeLessThanOrEqual(13);
  });

  test('a link to a file that is no page is not loaded ahead', async ({ page }) => {
    const modules = modulesOf(page);
    await page.goto('/zh/community/releases/');
    await page.getByRole('main').locator('a[href$=".xml"]').first().scrollIntoViewIfNeeded();
    await hydrated(page);
    await expect.poll(() => modules.includes('/zh/community/releases/v0-6')).toBe(true);
    await idle(page);
    expect(modules.filter((path) => path.includes('.xml'))).toEqual([]);
  });

  for (const [name, connection] of [
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['is slow', { saveData: false, effectiveType: '3g' }],
  ] as const) {
    test(`where the connection ${name}, only hover and focus load ahead`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
      }, connection);
      const modules = modulesOf(page);
      await page.goto('/config/server/port');
      await hydrated(page);
      await idle(page);
      expect([...new Set(modules)]).toEqual(['/config/server/port']);
      await page.locator('.sidebar').getByRole('link', { name: 'dev.assetPrefix' }).hover();
      await expect.poll(() => modules.includes('/config/dev/asset-prefix')).toBe(true);
      await page.locator('.sidebar').getByRole('link', { name: 'Overview' }).focus();
      await expect.poll(() => modules.includes('/config/index')).toBe(true);
    });
  }

  test('a page whose module is there is not requested again when it is opened', async ({ page }) => {
    const modules = modulesOf(page);
    await page.goto('/config/dev/asset-prefix');
    await hydrated(page);
    const link = page.locator('.sidebar').getByRole('link', { name: 'server.port' });
    await link.hover();
    await expect.poll(() => isThere(page, '/config/server/port.js')).toBe(true);
    const requests = () => modules.filter((path) => path === '/config/server/port').length;
    const before = requests();
    await link.click();
    await expect(page.locator('h1')).toHaveText('server.port');
    expect(requests()).toBe(before);
  });
});
