import { expect, hydrated, test } from '../site.ts';
import { searchFor } from './search-states.ts';

test.describe('search', () => {
  for (const [start, query, first, href] of [
    ['/', 'server.port', 'server.port', '/config/server/port'],
    ['/', 'dev.assetpre', 'dev.assetPrefix', '/config/dev/asset-prefix'],
    ['/zh/', '端口', 'server.port', '/zh/config/server/port'],
    ['/zh/', 'React插件', 'React 插件', '/zh/plugins/list/plugin-react'],
  ] as const) {
    test(`${start} finds ${first} by ${query}`, async ({ page }) => {
      await page.goto(start);
      await hydrated(page);
      await searchFor(page, query);
      const option = page.getByRole('option').first();
      await expect(option).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('group').first()).toContainText(first);
      await expect(option.locator('mark').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === href);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  test('a heading result opens its section', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await searchFor(page, 'strict');
    const row = page
      .getByRole('option')
      .locator('a[href*="#"]')
      .or(page.locator('a[role="option"][href*="#"]'))
      .first();
    await expect(row).toBeVisible();
    const href = (await row.getAttribute('href')) ?? '';
    await row.click();
    await expect(page).toHaveURL(new RegExp(`${href.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
    await expect(page.locator(`[id="${decodeURIComponent(href.split('#')[1] ?? '')}"]`)).toBeInViewport();
  });

  test('reports that nothing was found', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await searchFor(page, 'zzzyyyxxx');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('No results for "zzzyyyxxx"', { exact: true })).toBeVisible();
    await expect(
      dialog.getByText('Please try again with a different keyword', { exact: true }),
    ).toBeVisible();
  });

  test('stores its index: the second visit fetches no index', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await searchFor(page, 'port');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'docs-search')),
      )
      .toBe(true);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (/(index|contents)\.\w+-.*\.bin/.test(request.url())) requested.push(request.url());
    });
    await page.goto('/config/');
    await hydrated(page);
    await searchFor(page, 'port');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(requested).toEqual([]);
  });

  test('works without IndexedDB', async ({ page, complaints }) => {
    await page.route(/search\.worker-.*\.js$/, async (route) => {
      const response = await route.fetch();
      const refuse =
        "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('refused', 'SecurityError'); } });\n";
      await route.fulfill({ response, body: refuse + (await response.text()) });
    });
    await page.goto('/');
    await hydrated(page);
    await searchFor(page, 'server.port');
    await expect(page.getByRole('option').first()).toContainText('server.port');
    const warnings = complaints.splice(0);
    expect(warnings.every((line) => line.startsWith('warning'))).toBe(true);
  });

  test('Escape closes it and returns focus', async ({ page }) => {
    await page.goto('/config/');
    await hydrated(page);
    const opener = page.locator('[data-search-open]');
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});
