import { expect, hydrated, test } from '../site.ts';

test.describe('the UI strings', () => {
  test('are in the language of the page, also after a change of language', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/config/server/port');
    await hydrated(page);
    const words = (lang: string) =>
      requested.filter((path) => new RegExp(`/assets/${lang}-[\\w-]{8}\\.js$`).test(path));
    expect([words('en').length, words('zh').length]).toEqual([1, 0]);
    await page
      .locator('a[hreflang="zh-CN"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('link', { name: '跳到正文' })).toHaveCount(1);
    expect(words('zh')).toHaveLength(1);
  });
});
