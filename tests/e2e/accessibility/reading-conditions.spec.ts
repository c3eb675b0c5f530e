import { expect, openPage, test } from '../site.ts';

const addresses = ['/', '/config/', '/config/server/port', '/zh/guide/start/quick-start'];

test.describe('reading conditions', () => {
  for (const address of addresses) {
    test(`${address} reflows without horizontal scrolling at 320 px and with text at 200%`, async ({
      page,
    }) => {
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      for (const width of [320, 1025, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, address);
        expect(await overflow(), `${width} px`).toBeLessThanOrEqual(0);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect(await overflow(), `${width} px, text 200 %`).toBeLessThanOrEqual(0);
      }
    });
  }

  test('prints the article alone: dark on white, with link URLs and wrapped code', async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto('/config/server/port');
    const style = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, part) => {
          const { backgroundImage, color, content, whiteSpace, display } = getComputedStyle(element, part);
          return { backgroundImage, color, content, whiteSpace, display };
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
    expect((await style('.code-block-pre')).backgroundImage).toBe('none');
    expect((await style('.prose p a[href]', '::after')).content).toContain('(');
  });

  test('shows state in forced colours mode', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/config/server/port');
    const current = page.locator('#docs-sidebar [aria-current="page"]');
    await expect(current).toHaveCSS('outline-style', 'solid');
  });

  test('runs no animation with reduced motion', async ({ page }) => {
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
