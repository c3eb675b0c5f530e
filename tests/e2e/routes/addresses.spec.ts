import { expect, hydrated, test } from '../site.ts';

test.describe('addresses', () => {
  for (const [address, title] of [
    ['/config/server/port.html', 'server.port'],
    ['/config/server/port/', 'server.port'],
    ['/Config/Server/Port', 'server.port'],
    ['/config/server/%70ort', 'server.port'],
    ['/guide/start/index', 'Introduction'],
    ['/guide/start/index.html', 'Introduction'],
    ['/guide/start', 'Introduction'],
    ['/zh/config/server/port.html', 'server.port'],
  ] as const) {
    test(`${address} is the page ${title}`, async ({ page }) => {
      expect((await page.goto(address))?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText(title);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(page.url()).pathname).toBe(new URL(canonical ?? '', page.url()).pathname);
    });
  }

  test('/en/... redirects to the page without the segment, with query and hash', async ({ page }) => {
    await page.goto('/en/config/server/port?a=1#x');
    await expect(page).toHaveURL(/\/config\/server\/port\?a=1#x$/);
    await expect(page.locator('h1')).toHaveText('server.port');
  });
});

test.describe('a host of static files without rewrites', () => {
  test('resolves other forms of a URL on the client', async ({ page }) => {
    const response = await page.request.get('/404.html');
    await page.route('**/Config/Server/PORT', async (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: await response.text() }),
    );
    await page.goto('/Config/Server/PORT');
    await expect(page.locator('h1').filter({ hasText: 'server.port' })).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveURL(/\/config\/server\/port$/);
  });
});
