import { expect, openPage, test } from '../site.ts';
import { searchFor } from './search-states.ts';

test.describe('search', () => {
  for (const [start, query, first, href] of [
    ['/', 'server.port', 'server.port', '/config/server/port'],
    ['/zh/', 'React插件', 'React 插件', '/zh/plugins/list/plugin-react'],
  ] as const) {
    test(`${start} finds ${first} by ${query}`, async ({ page }) => {
      await openPage(page, start);
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

  test('stores its index: the second visit fetches no index', async ({ page }) => {
    await openPage(page, '/');
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
    await openPage(page, '/config/');
    await searchFor(page, 'port');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(requested).toEqual([]);
  });
});
