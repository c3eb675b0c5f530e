import { expect, hydrated, test } from '../site.ts';

test.describe('an unknown URL', () => {
  // The browser logs the 404 status of the document.
  const own = ['error: Failed to load resource: the server responded with a status of 404 (Not Found)'];

  for (const [address, heading, home, href] of [
    ['/nothing/here', 'PAGE NOT FOUND', 'Take me home', '/'],
    ['/zh/nothing/here', '页面不存在', '回到首页', '/zh/'],
    ['/%E0%A4%A', 'PAGE NOT FOUND', 'Take me home', '/'],
    ['/foo/zh', 'PAGE NOT FOUND', 'Take me home', '/'],
  ] as const) {
    test(`${address} shows the 404 page in its language`, async ({ page, complaints }) => {
      expect((await page.goto(address))?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByText(heading)).toBeVisible();
      await expect(page.getByRole('link', { name: home })).toHaveAttribute('href', href);
      expect(complaints.splice(0).filter((line) => !line.startsWith('warning'))).toEqual(own);
    });
  }

  for (const [address, heading, title, href] of [
    ['/config/server.port', 'You may be looking for', 'server.port', '/config/server/port'],
    ['/zh/config/server/prot', '您要找的可能是', 'server.port', '/zh/config/server/port'],
  ] as const) {
    test(`${address} suggests ${href}`, async ({ page, complaints }) => {
      await page.goto(address);
      await hydrated(page);
      const suggestions = page
        .locator('main section')
        .filter({ has: page.getByRole('heading', { name: heading }) });
      const links = suggestions.getByRole('link');
      expect(await links.count()).toBeLessThanOrEqual(5);
      await expect(links.first()).toHaveAttribute('href', href);
      await links.first().click();
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page).toHaveURL(href);
      complaints.splice(0);
    });
  }

  test('a URL unlike any page has no suggestions', async ({ page, complaints }) => {
    await page.goto('/wp-login.php');
    await hydrated(page);
    await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
    await expect(page.locator('main h2')).toHaveCount(0);
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
