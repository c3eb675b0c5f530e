import { expect, test } from '@playwright/test';
import { devPort } from '../../playwright.config.ts';

test.use({ baseURL: `http://localhost:${devPort}` });

test('the development server shows pages in both languages and searches them', async ({ page }) => {
  await page.goto('/zh/config/server/port');
  await expect(page.locator('h1')).toHaveText('server.port');
  await expect(page.locator('.t-keyword').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('dev.assetPrefix');
  await expect(page.getByRole('option').first()).toContainText('dev.assetPrefix');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
  await page.goto('/nowhere');
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
});
