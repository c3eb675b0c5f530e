import {
  changeLanguage,
  expect,
  followLink,
  holdApplication,
  holdFile,
  hydrated,
  openPage,
  test,
} from '../site.ts';
import { searchFor } from './search-states.ts';

test.describe('the dialog', () => {
  test('returns focus to the search control if its opener is hidden', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPage(page, '/config/server/port');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('#docs-sidebar:popover-open')).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-search-open]')).toBeFocused();
  });

  test('leaves focus on the body if nothing had it', async ({ page }) => {
    await openPage(page, '/config/server/port');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('body')).toBeFocused();
  });

  for (const width of [390, 1280]) {
    test(`locks the scrolling of the page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await openPage(page, '/config/server/proxy');
      const main = page.locator('main');
      const before = await main.boundingBox();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.mouse.move(40, 600);
      await page.mouse.wheel(0, 600);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await main.boundingBox()).toEqual(before);
    });
  }

  // With Save-Data, search hydrates only after the change of language.
  for (const saveData of [false, true]) {
    test(`keeps its field through hydration and a change of language, Save-Data ${saveData}`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: value }) });
      }, saveData);
      await page.goto('/config/server/port');
      const field = await page.locator('.search-input').elementHandle();
      await hydrated(page);
      if (!saveData) {
        await searchFor(page, 'server.port');
        await expect(page.getByRole('option').first()).toContainText('server.port');
        await page.keyboard.press('Escape');
      }
      await changeLanguage(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('port');
      await expect(page.getByRole('combobox', { name: '搜索文档' })).toBeFocused();
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await field?.evaluate((before) => before === document.querySelector('.search-input'))).toBe(
        true,
      );
    });
  }

  test('answers in the language of the page while its strings load', async ({ page }) => {
    await openPage(page, '/config/server/port');
    await searchFor(page, 'server.port');
    await expect(page.getByRole('option').first()).toContainText('server.port');
    await page.keyboard.press('Escape');
    const release = await holdFile(page, /\/assets\/zh-search-.*\.js$/);
    await changeLanguage(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await searchFor(page, 'server.host');
    await expect(page.getByRole('option').first()).toHaveAttribute('href', '/zh/config/server/host');
    release();
    await expect(page.getByRole('combobox', { name: '搜索文档' })).toBeFocused();
    await expect(page.getByRole('option').first()).toHaveAttribute('href', '/zh/config/server/host');
  });

  test('ignores an Enter that ends a composition before hydration', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto('/config/dev/asset-prefix');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('server.port');
    await page
      .getByRole('combobox')
      .evaluate((field) =>
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true })),
      );
    release();
    await expect(page.getByRole('option').first()).toContainText('server.port');
    await expect(page).toHaveURL(/asset-prefix$/);
  });

  test('closes on Back', async ({ page }) => {
    await openPage(page, '/config/dev/asset-prefix');
    await followLink(page, 'server.port');
    await page.keyboard.press('Control+k');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('loads its code when idle, but not with Save-Data', async ({ page, browser }) => {
    const chunk = /search-feature-[\w-]+\.js$/;
    await Promise.all([page.waitForResponse(chunk), page.goto('/config/server/port')]);
    const saving = await browser.newPage();
    await saving.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
    );
    const requested: string[] = [];
    saving.on('request', (request) => requested.push(request.url()));
    await saving.goto(new URL('/config/server/port', page.url()).href);
    await hydrated(saving);
    await saving.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    expect(requested.filter((url) => chunk.test(url))).toEqual([]);
    await Promise.all([saving.waitForResponse(chunk), saving.locator('[data-search-open]').hover()]);
    await saving.close();
  });
});
