import { expect, hydrated, test } from '../site.ts';

const addresses = ['/', '/config/', '/config/server/port', '/zh/guide/start/quick-start'];

test.describe('how readers read', () => {
  for (const address of addresses) {
    test(`${address} reflows: nothing to scroll sideways at 320 px, nor with text twice as large`, async ({
      page,
    }) => {
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      for (const width of [320, 1025, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        await hydrated(page);
        expect(await overflow(), `${width} px`).toBeLessThanOrEqual(0);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect(await overflow(), `${width} px, text 200 %`).toBeLessThanOrEqual(0);
      }
    });
  }

  test('a page prints as an article: ink on white, no chrome, addresses of links, code that wraps', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto('/config/server/port');
    const style = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, part) => {
          const { color, content, whiteSpace, display } = getComputedStyle(element, part);
          return { color, content, whiteSpace, display };
        }, pseudo);
    for (const chrome of [
      '.navbar',
      '#docs-sidebar',
      '.outline',
      '.local-bar',
      '.breadcrumbs',
      '.doc-footer-pages',
    ]) {
      expect((await style(chrome)).display, chrome).toBe('none');
    }
    expect((await style('h1')).color).toBe('rgb(0, 0, 0)');
    expect((await style('.code-block code')).whiteSpace).toContain('pre-wrap');
    expect((await style('.prose p a[href]', '::after')).content).toContain('(');
  });

  test('marks of state are seen where the system chooses all colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/config/server/port');
    const current = page.locator('#docs-sidebar [aria-current="page"]');
    await expect(current).toHaveCSS('outline-style', 'solid');
  });

  test('a reader who wants no motion gets none', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/config/server/port');
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
          const lasts = (times: string) => times.split(', ').some((time) => time !== '0s');
          return lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration));
        })
        .map(({ className }) => className),
    );
    expect(moving).toEqual([]);
  });
});
