import type { Page } from '@playwright/test';
import { axeRuns, expectNoViolations } from '../axe.ts';
import { expect, hydrated, openPage, test } from '../site.ts';
import { rememberSearches, searchFor, status } from './search-states.ts';

for (const { name, tag, looks } of axeRuns) {
  test.describe(`axe finds nothing in the search dialog, ${name}`, { tag: [...tag] }, () => {
    // The page behind the dialog is inert.
    const expectNone = (page: Page, state: string) =>
      expectNoViolations(page, state, { looks, regions: ['dialog[open]'] });
    test.describe.configure({ timeout: 180_000 });

    test('empty, with results, with none, and with recent searches', async ({ page }) => {
      await openPage(page, '/config/server/port');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').waitFor();
      await expectNone(page, 'empty');
      for (const query of ['asetprefx', 'port', 'how to use css modules']) {
        await page.getByRole('combobox').fill(query);
        await expect(status(page)).toHaveText(/^\d+ results$/);
        // The status may still show the count of the previous query.
        await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
        await page.keyboard.press('End');
        await expectNone(page, query);
      }
      await page.getByRole('combobox').fill('zzzyyyxxx');
      await expect(page.getByText('No results for "zzzyyyxxx"', { exact: true })).toBeVisible();
      await expectNone(page, 'nothing found');

      await rememberSearches(page, ['port', 'asset prefix']);
      await page.reload();
      await hydrated(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('option')).toHaveCount(2);
      await page.keyboard.press('ArrowDown');
      await expectNone(page, 'recent searches');
    });

    test('while the index loads, and when it fails to load', async ({ page, complaints }) => {
      let refuse = () => {};
      const refused = new Promise<void>((resolve) => (refuse = resolve));
      await page.route(/(heads|index)\.\w+\.\w+\.bin$/, async (route) => {
        await refused;
        await route.abort();
      });
      await openPage(page, '/config/server/port');
      await searchFor(page, 'port');
      await expect(page.getByText('Loading', { exact: true }).first()).toBeVisible();
      await expect(page.locator('.search-spinner')).toBeVisible();
      await expectNone(page, 'loading');
      refuse();
      await expect(page.getByText('Search is not available right now').first()).toBeVisible();
      await expectNone(page, 'failed');
      complaints.splice(0);
    });
  });
}
