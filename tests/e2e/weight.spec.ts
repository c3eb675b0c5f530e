import { expect, hydrated, test } from './site.ts';

/** One page of each kind that is drawn with chunks of its own. */
const kinds = {
  'an option page': '/config/server/port',
  'a page with tabs': '/guide/start/quick-start',
  'an overview': '/config/',
  'the home page': '/',
  'a Chinese page': '/zh/config/server/port',
} as const;

test.describe('coming to life', () => {
  for (const [kind, path] of Object.entries(kinds)) {
    test(`${kind} asks for all of its scripts at once`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
      });
      await page.goto(path);
      const script = page.locator('script[data-preload]');
      const named = [
        await script.getAttribute('src'),
        await script.getAttribute('data-entry'),
        ...((await script.getAttribute('data-preload')) ?? '').split(' '),
      ].map(String);
      await hydrated(page);
      // What links in sight lead to is loaded ahead, after the page's own.
      const own = asked.slice(0, named.length);
      expect(own.toSorted()).toEqual(named.toSorted());
    });
  }

  test('brings the words of one language, and those of the other with a change of language', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/config/server/port');
    await hydrated(page);
    const words = (lang: string) =>
      asked.filter((path) => new RegExp(`/assets/${lang}-[\\w-]+\\.js$`).test(path));
    expect([words('en').length, words('zh').length]).toEqual([1, 0]);
    await page
      .locator('a[hreflang="zh-CN"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('link', { name: '跳到正文' })).toHaveCount(1);
    expect(words('zh')).toHaveLength(1);
  });

  test('a rarer kind of page brings its view, and the head follows', async ({ page }) => {
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
