import type { Page } from '@playwright/test';
import { expect, followLink, openPage, test } from '../site.ts';
import { searchFor } from '../search/search-states.ts';

async function visit(page: Page): Promise<void> {
  await openPage(page, '/config/server/port');
  await followLink(page, 'dev.assetPrefix');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('server.port');
  await searchFor(page, 'dev.assetPrefix');
  await expect(page.getByRole('option').first()).toContainText('dev.assetPrefix');
}

test.describe('a browser without', () => {
  test('a secure context, idle callbacks, view transitions and connection data supports a whole visit', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Reflect.deleteProperty(window, 'requestIdleCallback');
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
      Reflect.deleteProperty(Navigator.prototype, 'connection');
    });
    await visit(page);
  });

  test('Trusted Types supports a whole visit', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'trustedTypes'));
    await page.route(/\/config\/server\/port$/, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': strict = '', ...headers } = response.headers();
      const policy = strict.replace(/; require-trusted-types-for.*/, '');
      await route.fulfill({
        response,
        headers: { ...headers, 'content-security-policy': policy },
      });
    });
    await visit(page);
  });

  test('workers keeps the page working, and search reports that it is unavailable', async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await openPage(page, '/config/server/port');
    await searchFor(page, 'port');
    await expect(page.getByRole('dialog')).toContainText('Search is not available right now');
    await page.keyboard.press('Escape');
    await followLink(page, 'dev.assetPrefix');
    complaints.splice(0);
  });
});
