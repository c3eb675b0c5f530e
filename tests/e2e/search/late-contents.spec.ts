import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../site.ts';
import { searchFor } from './search-states.ts';

const found = (page: Page) => expect(page.getByRole('option').first()).toContainText('server.port');

test.describe('contents of pages that', () => {
  const contents = /\/assets\/contents\.[^/]+\.bin$/;
  const rows = (page: Page) => page.getByRole('option');
  /** A line of the text of the page, below the title. */
  const excerpt = (page: Page) => rows(page).first().locator('.search-row-excerpt');

  test('arrive late fill the rows that are shown, and the highlight stays on its row', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(contents, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/config/server/port');
    await hydrated(page);
    await searchFor(page, 'server.port');
    await found(page);
    await expect(excerpt(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    const selected = page.locator('[role="option"][aria-selected="true"]');
    const link = await selected.getAttribute('href');
    release();
    await expect(excerpt(page)).not.toBeEmpty();
    await expect(selected).toHaveAttribute('href', link ?? '');
  });

  test('never arrive leave rows without text, and the next search asks again', async ({
    page,
    complaints,
  }) => {
    await page.route(contents, (route) => route.fulfill({ status: 503 }));
    await page.goto('/config/server/port');
    await hydrated(page);
    await searchFor(page, 'server.port');
    await found(page);
    await expect(excerpt(page)).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('combobox').fill('server.por');
    await expect(excerpt(page)).not.toBeEmpty();
    expect(complaints.splice(0).length).toBeGreaterThan(0);
  });
});
