import { expect, hydrated, test } from '../site.ts';

test.describe('addresses', () => {
  // apps/docs/server tests the other forms.
  test('the URL of another form of a path becomes the canonical one', async ({ page }) => {
    expect((await page.goto('/Config/Server/%70ort.html?a=1#x'))?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('server.port');
    await expect(page).toHaveURL('/config/server/port?a=1#x');
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
