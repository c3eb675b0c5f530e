import { expect, routePaths, test } from '../site.ts';
import { dark, white } from '../themes.ts';

test.use({ javaScriptEnabled: false });

/** tests/artifacts checks that each document contains its text; this checks that the text is visible. */
const oneOfEachFolder = [
  ...new Map(routePaths.map((routePath) => [routePath.replace(/[^/]*$/, ''), routePath])).values(),
];

test.describe('without script', () => {
  test('a page of each folder shows all of its text', async ({ page }) => {
    test.setTimeout(120_000);
    for (const routePath of oneOfEachFolder) {
      await page.goto(routePath, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('h1'), routePath).toBeVisible();
      expect((await page.locator('main').innerText()).length, routePath).toBeGreaterThan(100);
    }
  });

  test('code is highlighted', async ({ page }) => {
    await page.goto('/config/server/port');
    const keyword = page.locator('.t-keyword').first();
    const plain = page.locator('pre code').first();
    const colour = (locator: typeof plain) => locator.evaluate((node) => getComputedStyle(node).color);
    expect(await colour(keyword)).not.toBe(await colour(plain));
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the page and theme-color follow the system: ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/guide/start/');
      const paper = colorScheme === 'light' ? white : dark;
      await expect(page.locator('body')).toHaveCSS('background-color', paper);
      const inForce = await page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
        document.body.style.color = all.find(({ media }) => matchMedia(media).matches)?.content ?? '';
        return getComputedStyle(document.body).color;
      });
      expect(inForce).toBe(paper);
    });
  }
});
