import { expect, hydrated } from '../site.ts';
import { testsOn } from '../variant-tests.ts';

// The variant is served as static files without rewrites.
const test = testsOn('moved');

test.use({ viewport: { width: 1400, height: 500 }, storageState: { cookies: [], origins: [] } });

test.describe('with another base and file names in URLs', () => {
  test('links lead to files below the base, and navigate on the client', async ({ page }) => {
    await page.goto(`/docs/config/server/port.html`);
    await hydrated(page);
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
    ['/docs/', '/docs/index.html', 'Rsbuild'],
    ['/docs/config/', '/docs/config/index.html', 'Config Overview'],
    ['/docs/config/server/port', '/docs/config/server/port.html', 'server.port'],
    [
      '/docs/Config/Server/Port/?a=1#per-command',
      '/docs/config/server/port.html?a=1#per-command',
      'server.port',
    ],
    ['/docs/guide/start/index', '/docs/guide/start/index.html', 'Introduction'],
    ['/docs/en/config/server/port.html?a=1#x', '/docs/config/server/port.html?a=1#x', 'server.port'],
    ['/docs/zh/config/server/port.html', '/docs/zh/config/server/port.html', 'server.port'],
  ] as const) {
    test(`${address} is the page at ${settled}`, async ({ page, complaints }) => {
      await page.goto(address);
      await hydrated(page);
      await expect(page.locator('h1').last()).toContainText(title);
      await expect(page).toHaveURL(settled);
      await expect(page.locator('h1')).toHaveCount(1);
      // The host responds 404 if there is no file.
      complaints.splice(0);
    });
  }

  test('shows no 404 text while a page is loading', async ({ page, complaints }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/pages\/.*\/port\.js$/, async (route) => {
      await held;
      await route.continue();
    });
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

  test('an unknown URL shows the 404 page in its language, with a link home below the base', async ({
    page,
    complaints,
  }) => {
    await page.goto(`/docs/zh/nothing`);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('页面不存在');
    await page.getByRole('link', { name: '回到首页' }).click();
    await expect(page).toHaveURL(`/docs/zh/index.html`);
    complaints.splice(0);
  });
});
