import { expect, hydrated, test } from '../site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('a social icon', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'after hydration' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('is loaded from a file of the site', async ({ page }) => {
        await page.goto('/config/server/port');
        if (javaScriptEnabled) await hydrated(page);
        for (const name of ['github', 'x', 'discord']) {
          const mark = page.locator(`.navbar-controls .social-icon-${name}`);
          await expect(mark).toHaveCSS('mask-image', new RegExp(`/assets/${name}-[^/]+\\.svg`));
          const [, url = ''] = /url\("(.+)"\)/.exec(
            await mark.evaluate((element) => getComputedStyle(element).maskImage),
          ) ?? [''];
          expect((await page.request.get(url)).headers()['content-type']).toBe('image/svg+xml');
        }
      });
    });
  }
});
