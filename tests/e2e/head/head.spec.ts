import { expect, hydrated, test } from '../site.ts';

test.describe('the head', () => {
  test('is updated on navigation, also for uncommon page types', async ({ page }) => {
    await page.goto('/config/server/port');
    await hydrated(page);
    const head = (selector: string, attribute: string) =>
      page.locator(`head ${selector}`).getAttribute(attribute);
    await page.locator('.navbar a[href="/config/"]').first().click();
    await expect(page.locator('h1')).toHaveText('Config Overview');
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/config\/$/);
    expect(await head('meta[property="og:url"]', 'content')).toMatch(/\/config\/$/);
    await page.goBack();
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/config\/server\/port$/,
    );
    expect(await head('meta[property="og:title"]', 'content')).toBe('server.port - Rsbuild');
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('head link[rel="alternate"]')).toHaveCount(3);
  });
});
