import { expect, hydrated, openPage, test } from '../site.ts';

test.describe('an unknown URL', () => {
  // The browser logs the 404 status of the document.
  const own = ['error: Failed to load resource: the server responded with a status of 404 (Not Found)'];

  for (const [address, heading, home, href] of [
    ['/nothing/here', 'PAGE NOT FOUND', 'Take me home', '/'],
    ['/zh/nothing/here', '页面不存在', '回到首页', '/zh/'],
  ] as const) {
    test(`${address} shows the 404 page in its language`, async ({ page, complaints }) => {
      expect((await page.goto(address))?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByText(heading)).toBeVisible();
      await expect(page.getByRole('link', { name: home })).toHaveAttribute('href', href);
      await expect(page.locator('main h2')).toHaveCount(0);
      expect(complaints.splice(0).filter((line) => !line.startsWith('warning'))).toEqual(own);
    });
  }

  test('suggests similar pages in its language', async ({ page, complaints }) => {
    await openPage(page, '/zh/config/server/prot');
    const suggestions = page.locator('main section').filter({ hasText: '你要找的可能是' });
    await suggestions.getByRole('link').first().click();
    await expect(page.locator('h1')).toHaveText('server.port');
    await expect(page).toHaveURL('/zh/config/server/port');
    complaints.splice(0);
  });

  test('the root 404.html contains both languages for hosts with only one 404 page', async ({ page }) => {
    const response = await page.request.get('/404.html');
    await page.route('**/zh/nowhere', async (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: await response.text() }),
    );
    await page.goto('/zh/nowhere');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByText('页面不存在')).toBeVisible();
    await expect(page.getByText('PAGE NOT FOUND')).toBeHidden();
    await hydrated(page);
    await expect(page.getByText('页面不存在')).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
  });
});
