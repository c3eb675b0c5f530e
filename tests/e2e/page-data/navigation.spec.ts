import { expect, holdApplication, holdFile, openPage, test } from '../site.ts';

test.describe('before hydration', () => {
  test('a page takes at most 4 requests up to the load event', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('load', () => {
        const resources = performance.getEntriesByType('resource').map(({ name }) => name);
        sessionStorage.setItem('at-load', JSON.stringify([location.href, ...resources]));
      });
    });
    await page.goto('/config/server/port', { waitUntil: 'load' });
    const atLoad = JSON.parse(
      (await page.evaluate(() => sessionStorage.getItem('at-load'))) ?? '[]',
    ) as readonly string[];
    expect(atLoad.map((url) => new URL(url).pathname).toSorted()).toEqual([
      expect.stringMatching(/boot-[\w-]+\.js$/),
      expect.stringMatching(/first-paint-[\w-]+\.js$/),
      expect.stringMatching(/\.css$/),
      '/config/server/port',
    ]);
  });

  test('React loads when the browser is idle', async ({ page }) => {
    await page.goto('/config/server/port');
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  });

  test('Enter opens the first result once it is there', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto('/config/dev/asset-prefix');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('server.port');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/\/config\/server\/port$/);
  });

  test('a click on the search control opens the dialog, Escape returns focus', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto('/config/server/port');
    const control = page.getByRole('button', { name: 'Search Docs' });
    await control.click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(control).toBeFocused();
    release();
  });

  test('clicks on controls are repeated in order after hydration', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto('/guide/start/quick-start');
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    const wrap = (figure: number) =>
      page.locator('main figure:visible').nth(figure).getByRole('button').first();
    for (const figure of [0, 1])
      await wrap(figure).evaluate((button, index) => (button.id = `wrap-${index}`), figure);
    // The boot script stops the first clicks, so that this listener receives the repeated ones.
    await page.evaluate(() => {
      const clicked: string[] = [];
      Object.assign(window, { clicked });
      addEventListener('click', ({ target }) => clicked.push((target as Element).id));
    });
    for (const figure of [1, 0]) await wrap(figure).click();
    release();
    await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
    for (const figure of [0, 1]) await expect(wrap(figure)).toHaveAccessibleName('Do not wrap');
    const clicked = await page.evaluate(() => (window as unknown as { clicked: readonly string[] }).clicked);
    expect(clicked.filter((id) => id.startsWith('wrap-'))).toEqual(['wrap-1', 'wrap-0']);
  });
});

test.describe('client-side navigation', () => {
  test('shows the progress bar until the latest of two slow pages is loaded', async ({ page }) => {
    const releaseFirst = await holdFile(page, /\/config\/server\/port(\.\w{10})?\.js$/);
    const releaseSecond = await holdFile(page, /\/config\/server\/host(\.\w{10})?\.js$/);
    await openPage(page, '/config/dev/asset-prefix');
    const sidebar = page.locator('.sidebar');
    const bar = page.locator('.progress-bar[data-active]');
    const first = page.waitForRequest(/\/config\/server\/port(\.\w{10})?\.js$/);
    await sidebar.getByRole('link', { name: 'server.port', exact: true }).click();
    const module = (await first).url();
    await sidebar.getByRole('link', { name: 'server.host', exact: true }).click();
    await expect(bar).toHaveCount(1);
    releaseFirst();
    await page.evaluate(async (url) => {
      await import(url);
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    }, module);
    await expect(bar).toHaveCount(1);
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    releaseSecond();
    await expect(page.locator('h1')).toHaveText('server.host');
    await expect(bar).toHaveCount(0);
  });

  test('updates the head without loading a document', async ({ page }) => {
    await openPage(page, '/config/server/port');
    await page.evaluate(() => Object.assign(window, { kept: true }));
    const head = (selector: string, attribute: string) =>
      page.locator(`head ${selector}`).getAttribute(attribute);
    await page.locator('.navbar a[href="/config/"]').first().click();
    await expect(page.locator('h1')).toHaveText('Config Overview');
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/config\/$/);
    expect(await head('meta[property="og:url"]', 'content')).toMatch(/\/config\/$/);
    await page.goBack();
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/config\/server\/port$/,
    );
    await expect(page).toHaveTitle('server.port - Rsbuild');
    expect(await head('meta[property="og:title"]', 'content')).toBe('server.port - Rsbuild');
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('head link[rel="alternate"]')).toHaveCount(3);
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  });
});
