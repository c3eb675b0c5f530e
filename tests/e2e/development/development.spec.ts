import { expect, test } from '@playwright/test';
import { devPort } from '../../playwright.config.ts';
import { searchFor } from '../search/search-states.ts';

test.use({ baseURL: `http://localhost:${devPort}` });

test('the development server renders and searches pages in both languages', async ({ page }) => {
  await page.goto('/zh/config/server/port');
  await expect(page.locator('h1')).toHaveText('server.port');
  await expect(page.locator('.t-keyword').first()).toBeVisible();
  await searchFor(page, 'dev.assetPrefix');
  await expect(page.getByRole('option').first()).toContainText('dev.assetPrefix');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
  await page.goto('/nowhere');
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
});

test('the development server applies the theme, redirects, and opens search before hydration', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'zh-CN', baseURL: `http://localhost:${devPort}` });
  const page = await context.newPage();
  await page.goto('/config/server/port');
  await expect(page).toHaveURL(/\/zh\/config\/server\/port$/);
  await page.evaluate(() => localStorage.setItem('docs-theme', 'dark'));
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('port');
  await expect(page.getByRole('combobox')).toHaveValue('port');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 19, 17)');
  await expect(page.getByRole('option').first()).toBeVisible();
  await context.close();
});
