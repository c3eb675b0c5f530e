import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../site.ts';

async function visit(page: Page): Promise<void> {
  await page.goto('/config/server/port');
  await hydrated(page);
  await page.getByRole('link', { name: 'dev.assetPrefix' }).first().click();
  await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('server.port');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('dev.assetPrefix');
  await expect(page.getByRole('option').first()).toContainText('dev.assetPrefix');
}

/** Init scripts. */
const absences = {
  'a secure context, on a host without encryption': () => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  },
  'idle moments': () => Reflect.deleteProperty(window, 'requestIdleCallback'),
  'view transitions': () => Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
  'what it knows of its connection': () => Reflect.deleteProperty(Navigator.prototype, 'connection'),
} as const;

test.describe('a browser without', () => {
  for (const [name, take] of Object.entries(absences)) {
    test(`${name} supports a whole visit`, async ({ page }) => {
      await page.addInitScript(take);
      await visit(page);
    });
  }

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
    await page.goto('/config/server/port');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('port');
    await expect(page.getByRole('dialog')).toContainText('Search is not available right now');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'dev.assetPrefix' }).first().click();
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    complaints.splice(0);
  });
});

test.describe('a clock that jumps', { tag: '@slow' }, () => {
  for (const [direction, to] of [
    ['forward by a year', '2027-11-21T12:00:00Z'],
    ['back by a year', '2025-11-21T12:00:00Z'],
    ['to the beginning of time', '1970-01-01T00:00:00Z'],
  ] as const) {
    test(`${direction} affects neither navigation nor search`, async ({ page }) => {
      await page.clock.install({ time: '2026-11-21T12:00:00Z' });
      await page.goto('/config/server/port');
      await hydrated(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('dev.assetPrefix');
      await expect(page.getByRole('option').first()).toContainText('dev.assetPrefix');
      await page.clock.setSystemTime(to);
      await page.getByRole('combobox').fill('server.port');
      await expect(page.getByRole('option').first()).toContainText('server.port');
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'dev.assetPrefix' }).first().click();
      await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    });
  }

  test('by eight hours during a search does not affect it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/config/server/port');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('dev.assetPrefix');
    await expect(page.getByRole('option').first()).toContainText('dev.assetPrefix');
    await page.clock.fastForward('08:00:00');
    await page.getByRole('combobox').fill('server.port');
    await expect(page.getByRole('option').first()).toContainText('server.port');
  });
});
