import { expect, hydrated, openPage, test } from '../site.ts';
import { chooseTheme, dark, paper, white } from '../themes.ts';

test.describe('theme', () => {
  test('a choice overrides the system, also after a reload before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, '/guide/start/');
    await chooseTheme(page, 'Dark');
    await expect.poll(() => paper(page)).toBe(dark);
    // React does not load.
    await page.route(/\/assets\/entry-.*\.js$/, () => {});
    await page.reload({ waitUntil: 'domcontentloaded' });
    // DOMContentLoaded does not wait for the stylesheet.
    await expect.poll(() => paper(page)).toBe(dark);
    await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#151311');
  });

  test('has no transparency with prefers-reduced-transparency', async ({ page, context }) => {
    await page.goto('/guide/start/');
    const bar = page.locator('.navbar');
    await expect(bar).toHaveCSS('backdrop-filter', 'blur(12px)');
    const session = await context.newCDPSession(page);
    const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
    await session.send('Emulation.setEmulatedMedia', { features });
    await expect(bar).toHaveCSS('backdrop-filter', 'none');
    await expect(bar).toHaveCSS('background-color', await paper(page));
  });

  test('sets the page and theme-color on each choice; the system, chosen again, overrides none', async ({
    page,
  }) => {
    const inForce = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
        const color = all.find(({ media }) => matchMedia(media).matches)?.content;
        return [getComputedStyle(document.body).backgroundColor, color];
      });
    const [lightTheme, darkTheme] = [
      [white, '#ffffff'],
      [dark, '#151311'],
    ];
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, '/guide/start/');
    expect(await inForce()).toEqual(lightTheme);
    await chooseTheme(page, 'Dark');
    await expect.poll(inForce).toEqual(darkTheme);
    await page.reload();
    await hydrated(page);
    expect(await inForce()).toEqual(darkTheme);
    await chooseTheme(page, 'System');
    await expect.poll(inForce).toEqual(lightTheme);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await inForce()).toEqual(darkTheme);
    await chooseTheme(page, 'Light');
    await expect.poll(inForce).toEqual(lightTheme);
  });
});
