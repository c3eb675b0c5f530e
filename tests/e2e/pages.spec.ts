import { expect, hydrated, routePaths, test } from './site.ts';

test.describe('every page', () => {
  for (const routePath of routePaths) {
    test(`${routePath} is complete, hydrates without a mismatch and says nothing`, async ({ page }) => {
      const response = await page.goto(routePath);
      expect(response?.status()).toBe(200);
      const before = await page.locator('main').innerText();
      await hydrated(page);
      expect(await page.locator('main').innerText()).toBe(before);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        routePath.startsWith('/zh/') ? 'zh-CN' : 'en',
      );
    });
  }

  test('is served under the strict policy', async ({ page }) => {
    const response = await page.goto('/config/server/port');
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  });
});
