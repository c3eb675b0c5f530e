import type { Page } from '@playwright/test';
import { expect, hydrated, routePaths, test } from '../site.ts';

/** One page of each kind. */
const kinds = [
  '/',
  '/zh/',
  '/guide/start/quick-start',
  '/zh/guide/start/quick-start',
  '/config/',
  '/zh/config/server/port',
  '/plugins/list/',
  '/api/start/',
  '/community/releases/v0-6',
  '/style-guide',
  '/all-pages',
];

/** Routes per test: opening a browser page for each route would cost more than the routes. */
const routesPerTest = 24;
const groups = Array.from({ length: Math.ceil(routePaths.length / routesPerTest) }, (_, index) =>
  routePaths.slice(index * routesPerTest, (index + 1) * routesPerTest),
);

/** The text of the page, without the offline control, which is not in the HTML. */
const textOf = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as Element;
    copy.querySelector('.offline-ask')?.remove();
    return copy.textContent ?? '';
  });

async function expectComplete(
  page: Page,
  complaints: readonly string[],
  routes: readonly string[],
): Promise<void> {
  // Prefetching would be most of the work, and has its own tests.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  for (const routePath of routes) {
    const response = await page.goto(routePath);
    expect(response?.status(), routePath).toBe(200);
    const before = await textOf(page);
    await hydrated(page);
    expect(await textOf(page), routePath).toBe(before);
    await expect(page.locator('h1'), routePath).toHaveCount(1);
    const lang = routePath.startsWith('/zh/') ? 'zh-CN' : 'en';
    await expect(page.locator('html'), routePath).toHaveAttribute('lang', lang);
    expect(complaints, routePath).toEqual([]);
  }
}

test.describe('pages are complete and hydrate without mismatches or messages', () => {
  test.describe.configure({ timeout: 120_000 });

  test('one of each kind', async ({ page, complaints }) => {
    await expectComplete(page, complaints, kinds);
  });

  for (const group of groups) {
    test(`${group[0]} to ${group.at(-1)}`, { tag: '@slow' }, async ({ page, complaints }) => {
      await expectComplete(page, complaints, group);
    });
  }
});
