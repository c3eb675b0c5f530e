import { expect, hydrated, test } from '../site.ts';

test.describe('an address without a page', () => {
  // The browser itself reports the 404 of the document.
  const own = ['error: Failed to load resource: the server responded with a status of 404 (Not Found)'];

  for (const [address, heading, home, href] of [
    ['/nothing/here', 'PAGE NOT FOUND', 'Take me home', '/'],
    ['/zh/nothing/here', '页面不存在', '回到首页', '/zh/'],
    ['/%E0%A4%A', 'PAGE NOT FOUND', 'Take me home', '/'],
    ['/foo/zh', 'PAGE NOT FOUND', 'Take me home', '/'],
  ] as const) {
    test(`${address} says so, in its language`, async ({ page, complaints }) => {
      expect((await page.goto(address))?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByText(heading)).toBeVisible();
      await expect(page.getByRole('link', { name: home })).toHaveAttribute('href', href);
      expect(complaints.splice(0).filter((line) => !line.startsWith('warning'))).toEqual(own);
    });
  }

  test('the root 404.html serves both languages on a host that knows only one', async ({ page }) => {
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
