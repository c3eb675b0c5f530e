import { expect, hydrated, openPage, test } from '../site.ts';
import { activeOption, searchFor, status } from './search-states.ts';

test.describe('the combobox', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/');
  });

  test('names its active option, which is scrolled into view', async ({ page }) => {
    await searchFor(page, 'port');
    // The first answer has fewer rows: only the complete one has excerpts.
    await expect(page.locator('.search-row-excerpt').first()).not.toBeEmpty();
    await expect(status(page)).toHaveText(/^\d+ results$/);
    await expect(page.getByRole('option')).toHaveCount(parseInt((await status(page).textContent()) ?? ''));
    const texts = await page.getByRole('option').allTextContents();
    await expect.poll(() => activeOption(page)).toBe(texts[0]);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => activeOption(page)).toBe(texts.at(-1));
    await expect(page.getByRole('option').last()).toBeInViewport();
  });

  test('Control+K toggles it, and it reopens empty', async ({ page }) => {
    await searchFor(page, 'port');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toHaveValue('');
  });

  test('Control+Enter opens a result in a new tab', async ({ page, context }) => {
    await searchFor(page, 'server.port');
    await expect(page.getByRole('option').first()).toBeVisible();
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await expect(tab).toHaveURL(/\/config\/server\/port$/);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('a result', () => {
  test('shows a corrected typo, a line of code, and its breadcrumb', async ({ page }) => {
    await openPage(page, '/');
    await searchFor(page, 'asetprefx');
    const first = page.getByRole('option').first();
    await expect(first).toContainText('“asetprefx” read as “assetPrefix”');
    await expect(page.getByRole('option').filter({ hasText: 'in a code sample' }).first()).toContainText(
      /output\.assetPrefix › \w/,
    );
    await expect(page.getByRole('dialog').getByRole('group').first()).toContainText('output');
  });
});

test.describe('recent searches', () => {
  test('are stored when a result is opened, can be repeated and cleared', async ({ page }) => {
    await openPage(page, '/');
    await searchFor(page, 'server.port');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/server\/port$/);
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: 'server.port' })).toBeVisible();
    await expect.poll(() => activeOption(page)).toBeNull();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toHaveValue('server.port');
    await expect(page.getByRole('dialog').getByRole('group').first()).toContainText('server.port');
    await page.getByRole('combobox').fill('');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByRole('option')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('docs-search-recent:en'))).toBeNull();
  });
});
