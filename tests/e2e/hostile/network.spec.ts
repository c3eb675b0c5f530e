import { expect, followLink, openPage, test } from '../site.ts';

test.describe('when a part of the application fails to load', () => {
  test.afterEach(async ({ page, complaints }) => {
    // A document whose application fails to load may reload, which can leave `goto` waiting.
    await expect(() => page.goto('about:blank', { timeout: 5000 })).toPass();
    complaints.splice(0);
  });

  for (const [what, file] of [
    ['React', /\/assets\/react-[^/]+\.js$/],
    ['the sidebar', /\/sidebars\/config\.en\.\w+\.js$/],
    ['the boot script', /\/assets\/boot-[^/]+\.js$/],
    ['the style sheet', /\/assets\/[^/]+\.css$/],
  ] as const) {
    test(`${what}: the page shows all of its text, and its links work`, async ({ page }) => {
      await page.route(file, (route) => route.fulfill({ status: 503 }));
      await page.goto('/config/server/port');
      await page.mouse.move(20, 320);
      const text = await page.locator('main').innerText();
      expect(text.length).toBeGreaterThan(1000);
      await followLink(page, 'dev.assetPrefix');
      await expect(page).toHaveURL(/\/config\/dev\/asset-prefix(#|$)/);
    });
  }

  test('the view of another page type: the document of the page is loaded', async ({ page }) => {
    await openPage(page, '/config/server/port');
    await page.route(/\/assets\/HomeView-[^/]+\.js$/, (route) => route.fulfill({ status: 503 }));
    await page.locator('.navbar a[href="/"]').first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main')).toContainText('Rspack');
  });

  test('the network: search keeps answering, and links work once it is back', async ({ page, context }) => {
    await openPage(page, '/config/server/port');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('combobox').fill('dev.assetPrefix');
    await expect(page.getByRole('option').first()).toContainText('dev.assetPrefix');
    await context.setOffline(true);
    await page.getByRole('combobox').fill('server.port');
    await expect(page.getByRole('option').first()).toContainText('server.port');
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await followLink(page, 'dev.assetPrefix');
  });
});
