import { expect, test } from '../site.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

test('social icons are loaded from files of the site', async ({ page }) => {
  await page.goto('/config/server/port');
  for (const name of ['github', 'x', 'discord']) {
    const mark = page.locator(`.navbar-controls .social-icon-${name}`);
    await expect(mark).toHaveCSS('mask-image', new RegExp(`/assets/${name}-[^/]+\\.svg`));
    const image = await mark.evaluate((element) => getComputedStyle(element).maskImage);
    const response = await page.request.get(/url\("(.+)"\)/.exec(image)?.[1] ?? '');
    expect(response.headers()['content-type']).toBe('image/svg+xml');
  }
});
