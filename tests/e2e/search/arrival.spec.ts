import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../site.ts';
import { searchFor } from './search-states.ts';

/** The highlighted texts. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('docs-search') ?? [])].map((range) => (range as Range).toString()),
  );

test.describe('opening a result', () => {
  test('highlights its words until the next key press, without changing the DOM', async ({ page }) => {
    await openPage(page, '/');
    await searchFor(page, 'server.port');
    // The first answer has no excerpts; their words are highlighted too.
    await expect(page.locator('.search-row-excerpt').first()).not.toBeEmpty();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/config\/server\/port$/);
    await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(2);
    // The row highlights the whole name, and its words in the snippet.
    const words = new Set((await marked(page)).map((text) => text.toLowerCase()));
    expect([...words].toSorted()).toEqual(['port', 'server', 'server.port']);
    await expect(page.locator('main mark')).toHaveCount(0);
    await page.mouse.click(700, 400);
    expect(await marked(page)).not.toEqual([]);
    await page.keyboard.press('Shift');
    expect(await marked(page)).toEqual([]);
  });

  test('highlights a section of the same page, but not the next page', async ({ page }) => {
    await openPage(page, '/config/server/port');
    await searchFor(page, 'strict');
    await page.locator('[role="option"][href*="/config/server/port#"]').first().click();
    await expect(page).toHaveURL(/\/config\/server\/port#/);
    await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(0);
    await page.locator('.navbar a[href="/config/"]').first().click();
    await expect(page.locator('h1')).toHaveText('Config Overview');
    expect(await marked(page)).toEqual([]);
  });

  test('does not highlight a page whose link is followed while the result loads', async ({ page }) => {
    await openPage(page, '/');
    await page.route(/\/pages\/.*\/port(\.\w{10})?\.js$/, () => {});
    await searchFor(page, 'server.port');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.locator('.navbar a[href="/config/"]').first().click();
    await expect(page.locator('h1')).toHaveText('Config Overview');
    expect(await marked(page)).toEqual([]);
  });

  test('is not highlighted without the CSS Custom Highlight API', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
    await openPage(page, '/');
    await searchFor(page, 'server.port');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText('server.port');
  });
});
