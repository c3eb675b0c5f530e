import type { Page } from '@playwright/test';
import { expect, hydrated, openPage, test } from '../site.ts';

test.use({ viewport: { width: 1400, height: 800 } });

/** Paths of the requested page modules, in order. */
function modulesOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const found = /\/pages(\/.*?)(\.\w{10})?\.js$/.exec(new URL(request.url()).pathname);
    if (found?.[1] !== undefined) paths.push(found[1]);
  });
  return paths;
}

const isThere = (page: Page, path: string) =>
  page.evaluate(
    (end) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(end)),
    path,
  );

/** Resolves after an idle callback, so that earlier idle callbacks have run. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
  );

test.describe('prefetching', () => {
  test('prefetches at most 12 pages of visible links when the browser is idle', async ({ page }) => {
    const modules = modulesOf(page);
    await openPage(page, '/config/');
    await expect.poll(() => new Set(modules).size).toBeGreaterThan(4);
    await idle(page);
    expect(new Set(modules).size).toBeLessThanOrEqual(13);
  });

  test('does not prefetch files that are not pages', async ({ page }) => {
    const modules = modulesOf(page);
    await page.goto('/zh/community/releases/');
    await page.getByRole('main').locator('a[href$=".xml"]').first().scrollIntoViewIfNeeded();
    await hydrated(page);
    await expect.poll(() => modules.includes('/zh/community/releases/v0-6')).toBe(true);
    await idle(page);
    expect(modules.filter((path) => path.includes('.xml'))).toEqual([]);
  });

  test('prefetches the glossary only on hover and focus of a term', async ({ page }) => {
    const modules = modulesOf(page);
    await openPage(page, '/config/tools/swc');
    await expect.poll(() => new Set(modules).size).toBeGreaterThan(4);
    await idle(page);
    expect(modules).not.toContain('/guide/start/glossary');
    await page.locator('.term').first().hover();
    await expect.poll(() => modules.includes('/guide/start/glossary')).toBe(true);
  });

  for (const [name, connection] of [
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['is slow', { saveData: false, effectiveType: '3g' }],
  ] as const) {
    test(`prefetches only on hover and focus when the connection ${name}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
      }, connection);
      const modules = modulesOf(page);
      await openPage(page, '/config/server/port');
      await idle(page);
      expect([...new Set(modules)]).toEqual(['/config/server/port']);
      await page.locator('.sidebar').getByRole('link', { name: 'dev.assetPrefix' }).hover();
      await expect.poll(() => modules.includes('/config/dev/asset-prefix')).toBe(true);
      await page.locator('.sidebar').getByRole('link', { name: 'Overview' }).focus();
      await expect.poll(() => modules.includes('/config/index')).toBe(true);
    });
  }

  test('does not request a prefetched module again', async ({ page }) => {
    const modules = modulesOf(page);
    await openPage(page, '/config/dev/asset-prefix');
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
