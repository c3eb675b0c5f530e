import { devices } from '@playwright/test';
import { expect, openPage, test } from '../site.ts';
import { searchFor } from './search-states.ts';

test.describe('search', () => {
  test('finds a Chinese page by words of both scripts, and opens it', async ({ page }) => {
    await openPage(page, '/zh/');
    await searchFor(page, 'React插件');
    await expect(page.getByRole('dialog').getByRole('group').first()).toContainText('React 插件');
    await expect(page.getByRole('option').first().locator('mark').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/zh/plugins/list/plugin-react');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

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
      if (/(heads|index|contents)\.\w+\.\w+\.bin$/.test(request.url())) requested.push(request.url());
    });
    await openPage(page, '/config/');
    await searchFor(page, 'port');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(requested).toEqual([]);
  });
});

test.describe('search on Android', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent });

  // Keyboards of Android compose Latin words until a space.
  test('answers while a word is being composed', async ({ page }) => {
    await openPage(page, '/');
    // Loads the dialog: text that is composed before counts as typed.
    await searchFor(page, 'port');
    await expect(page.getByRole('option').first()).toContainText('port');
    await page.getByRole('combobox').clear();
    const session = await page.context().newCDPSession(page);
    for (const text of ['asset', 'assetPrefix']) {
      const end = text.length;
      await session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    }
    await expect(page.getByRole('option').first()).toContainText('assetPrefix');
  });
});
