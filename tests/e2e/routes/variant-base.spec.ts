import { expect, holdFile, openPage } from '../site.ts';
import { testsOn } from '../variant-tests.ts';

// The variant is served as static files without rewrites.
const test = testsOn('moved');

test.use({ viewport: { width: 1400, height: 500 }, storageState: { cookies: [], origins: [] } });

test.describe('with another base and file names in URLs', () => {
  test('links lead to files below the base, and navigate on the client', async ({ page }) => {
    await openPage(page, `/docs/config/server/port.html`);
    await page.evaluate(() => Object.assign(window, { kept: true }));
    const paths = await page
      .locator('a[href]')
      .evaluateAll((links: HTMLAnchorElement[]) =>
        links.filter((link) => link.origin === location.origin).map((link) => link.pathname),
      );
    expect(paths.filter((path) => !/^\/docs\/.*\.(html|xml)$/.test(path))).toEqual([]);
    await page.locator('.sidebar').getByRole('link', { name: 'dev.assetPrefix' }).click();
    await expect(page).toHaveURL(`/docs/config/dev/asset-prefix.html`);
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    await page.locator('.sidebar').getByRole('link', { name: 'Overview' }).click();
    await expect(page).toHaveURL(`/docs/config/index.html`);
    await page.locator('.navbar-brand').click();
    await expect(page).toHaveURL(`/docs/index.html`);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('server.port');
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
    await page.reload();
    await expect(page.locator('h1')).toHaveText('server.port');
  });

  for (const [address, settled, title] of [
    ['/docs/config/', '/docs/config/index.html', 'Config Overview'],
    [
      '/docs/Config/Server/Port/?a=1#per-command',
      '/docs/config/server/port.html?a=1#per-command',
      'server.port',
    ],
    ['/docs/en/config/server/port.html?a=1#x', '/docs/config/server/port.html?a=1#x', 'server.port'],
    ['/docs/zh/config/server/port.html', '/docs/zh/config/server/port.html', 'server.port'],
  ] as const) {
    test(`${address} is the page at ${settled}`, async ({ page, complaints }) => {
      await openPage(page, address);
      await expect(page.locator('h1').last()).toContainText(title);
      await expect(page).toHaveURL(settled);
      await expect(page.locator('h1')).toHaveCount(1);
      // The host responds 404 if there is no file.
      complaints.splice(0);
    });
  }

  test('shows no 404 text while a page is loading', async ({ page, complaints }) => {
    const release = await holdFile(page, /\/pages\/.*\/port(\.\w{10})?\.js$/);
    await page.goto(`/docs/config/server/port`);
    await page.mouse.move(9, 300);
    const skeleton = page.locator('.page-skeleton');
    await expect(skeleton).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('.navbar')).toBeVisible();
    await expect(page.getByText('PAGE NOT FOUND')).toHaveCount(0);
    release();
    await expect(page.locator('h1')).toHaveText('server.port');
    await expect(skeleton).toHaveCount(0);
    complaints.splice(0);
  });
});
