import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './site.ts';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const white = 'rgb(255, 255, 255)';
const dark = 'rgb(21, 19, 17)';

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Theme' }).first().click();
  await page.getByRole('radio', { name }).locator('visible=true').first().check({ force: true });
  await page.keyboard.press('Escape');
}

test.describe('theme', () => {
  test('a choice holds against the system, over a reload, before the first paint', async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/guide/start/');
    await hydrated(page);
    await choose(page, 'Dark');
    await expect.poll(() => paper(page)).toBe(dark);
    await page.route(/\/assets\/entry-.*\.js$/, (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await paper(page)).toBe(dark);
    complaints.splice(0);
  });

  test('goes back to the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/guide/start/');
    await hydrated(page);
    await choose(page, 'Dark');
    await expect.poll(() => paper(page)).toBe(dark);
    await choose(page, 'System');
    await expect.poll(() => paper(page)).toBe(white);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper(page)).toBe(dark);
  });

  test('follows a choice made in another tab', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/guide/start/');
    await hydrated(page);
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: 'light' });
    await other.goto('/config/');
    await hydrated(other);
    await choose(other, 'Dark');
    await expect.poll(() => paper(page)).toBe(dark);
  });
});
