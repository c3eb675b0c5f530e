import { expect, holdApplication, hydrated, test } from '../site.ts';

test.describe('before React is there', () => {
  test('a page takes at most 5 requests up to the load event', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('load', () => {
        const resources = performance.getEntriesByType('resource').map(({ name }) => name);
        sessionStorage.setItem('at-load', JSON.stringify([location.href, ...resources]));
      });
    });
    await page.goto('/config/server/port', { waitUntil: 'load' });
    const atLoad: unknown = JSON.parse(
      (await page.evaluate(() => sessionStorage.getItem('at-load'))) ?? 'null',
    );
    expect(atLoad).toHaveLength(3);
    expect(atLoad).toEqual([
      expect.stringContaining('/config/server/port'),
      expect.stringMatching(/boot-[\w-]+\.js$/),
      expect.stringMatching(/\.css$/),
    ]);
  });

  test('React comes by itself when the browser is idle', async ({ page }) => {
    await page.goto('/config/server/port');
    await page.waitForFunction(() => {
      const root = document.getElementById('app')?.firstElementChild;
      return (
        root !== null && root !== undefined && Object.keys(root).some((key) => key.startsWith('__reactFiber'))
      );
    });
  });

  test('Ctrl+K and the letters after it are carried out once React is there', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto('/config/server/port');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('port');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('combobox')).toHaveValue('port');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('a click on a control is carried out once React is there', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto('/config/server/port');
    await page.locator('[data-intent="search"]:visible').first().click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('moving between pages', () => {
  test('replaces the page without loading a document', async ({ page }) => {
    await page.goto('/config/dev/asset-prefix');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.getByRole('link', { name: 'server.port' }).first().click();
    await expect(page.locator('h1')).toHaveText('server.port');
    await expect(page).toHaveTitle(/^server\.port - Rsbuild$/);
    await expect(page).toHaveURL(/\/config\/server\/port$/);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  });

  test('drops a slow page once the reader has gone elsewhere', async ({ page }) => {
    // Held from the start, because a page loads ahead what its links in sight lead to.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/pages\/.*\/port\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/config/dev/asset-prefix');
    await hydrated(page);
    await page.getByRole('link', { name: 'server.port' }).first().click();
    await expect(page.locator('.progress-bar[data-active]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Overview' }).first().click();
    await expect(page.locator('h1')).toHaveText('Config Overview');
    const arrived = page.waitForResponse(/\/port\.js$/);
    release();
    await (await arrived).finished();
    await page.getByRole('link', { name: 'dev.assetPrefix' }).first().click();
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    await expect(page.locator('.progress-bar[data-active]')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Config Overview');
  });

  test('changes language on the same page', async ({ page }) => {
    await page.goto('/config/server/port');
    await hydrated(page);
    await page
      .locator('a[hreflang="zh-CN"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(/\/zh\/config\/server\/port$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });
});
