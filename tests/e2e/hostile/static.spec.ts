import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { breakModule } from './break-module.ts';

/** Expects controls that need JavaScript to be hidden, and content that scripts hide to be visible. */
async function expectStatic(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-static', '');
  const panels = page.locator('main [role=tabpanel]');
  await expect.poll(() => panels.count()).toBeGreaterThan(10);
  const count = await panels.count();
  await expect(page.locator('main [role=tabpanel]:visible')).toHaveCount(count);
  await expect(page.locator('.needs-script:visible')).toHaveCount(0);
  const control = page.getByRole('link', { name: 'All pages' });
  await expect(control).toHaveAttribute('href', '/all-pages');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await control.click();
  await expect(page.locator('h1')).toHaveText('All pages');
}

/** A document whose application fails to load is reloaded once; this waits for the second one. */
const markReloaded = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('docs-reloaded', location.pathname));

test.afterEach(async ({ page, complaints }) => {
  // The document may still load its application.
  await page.goto('about:blank');
  complaints.splice(0);
});

test.describe('without the application a page looks as without script', () => {
  test('when its file responds with an error', async ({ page }) => {
    await markReloaded(page);
    await page.route(/\/assets\/react-[^/]+\.js$/, (route) => route.fulfill({ status: 503 }));
    await page.goto('/guide/start/quick-start');
    await page.mouse.move(20, 320);
    await expectStatic(page);
  });

  test('when its file is blocked while the dialog is open: the dialog keeps its text and reports it', async ({
    page,
  }) => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await markReloaded(page);
    await page.route(/\/assets\/shell-[^/]+\.js$/, async (route) => {
      await failed;
      await route.abort('blockedbyclient');
    });
    await page.goto('/guide/start/quick-start');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('port');
    fail();
    await expect(page.getByRole('alert')).toContainText('Search is not available right now');
    await expect(page.getByRole('combobox')).toHaveValue('port');
    await page.keyboard.press('Escape');
    await expectStatic(page);
  });

  test('when a component throws', async ({ page }) => {
    await breakModule(page, /\/guide\/start\/quick-start(\.\w{10})?\.js$/, 'default');
    await page.goto('/guide/start/quick-start');
    await page.mouse.move(20, 320);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectStatic(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same', async ({ page }) => {
    await page.goto('/guide/start/quick-start');
    await expect(page.locator('.needs-script:visible')).toHaveCount(0);
    await page.getByRole('link', { name: 'All pages' }).click();
    await expect(page.locator('h1')).toHaveText('All pages');
  });
});
