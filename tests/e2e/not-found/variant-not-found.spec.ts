import { expect, hydrated } from '../site.ts';
import { testsOn } from '../variant-tests.ts';

const test = testsOn('crowded');

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('a site with versions', () => {
  test('an unknown URL below a version and a language gets the 404 page of both', async ({
    page,
    complaints,
  }) => {
    await page.goto('/v2/zh/no/such');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('页面不存在');
    await expect(page.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/v2/zh/');
    await page.getByRole('button', { name: /v2$/ }).click();
    await expect(page.getByRole('link', { name: 'v1', exact: true })).toHaveAttribute('href', '/zh/');
    await expect(page.locator('a[hreflang="en"]').first()).toHaveAttribute('href', '/v2/');
    complaints.splice(0);
  });

  test('the segment of the default language is removed below a version', async ({ page, complaints }) => {
    await page.route('**/v2/nothing?a=1', (route) => route.fulfill({ body: '' }));
    await page.goto('/v2/en/nothing?a=1#x');
    await expect(page).toHaveURL('/v2/nothing?a=1#x');
    complaints.splice(0);
  });
});
