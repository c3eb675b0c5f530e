import { expect, hydrated, routePaths, test } from '../site.ts';

/** A page of its own for every route would cost more than the routes. */
const routesPerTest = 24;

const groups = Array.from({ length: Math.ceil(routePaths.length / routesPerTest) }, (_, index) =>
  routePaths.slice(index * routesPerTest, (index + 1) * routesPerTest),
);

test.describe('every page', () => {
  for (const group of groups) {
    test(`${group[0]} to ${group.at(-1)} are complete, hydrate without a mismatch and say nothing`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(120_000);
      // Loading ahead is tried elsewhere, and would be most of the work here.
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
      });
      for (const routePath of group) {
        const response = await page.goto(routePath);
        expect(response?.status(), routePath).toBe(200);
        const before = await page.locator('main').textContent();
        await hydrated(page);
        expect(await page.locator('main').textContent(), routePath).toBe(before);
        await expect(page.locator('h1'), routePath).toHaveCount(1);
        const lang = routePath.startsWith('/zh/') ? 'zh-CN' : 'en';
        await expect(page.locator('html'), routePath).toHaveAttribute('lang', lang);
        expect(complaints, routePath).toEqual([]);
      }
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
