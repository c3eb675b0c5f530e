import type { Page } from '@playwright/test';
import { expect, hydrated, openPage, test } from '../site.ts';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const white = 'rgb(255, 255, 255)';
const dark = 'rgb(21, 19, 17)';

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Theme' }).first().click();
  await page.getByRole('radio', { name }).locator('visible=true').first().check({ force: true });
  await page.keyboard.press('Escape');
}

test.describe('theme', () => {
  test('a choice overrides the system, also after a reload before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, '/guide/start/');
    await choose(page, 'Dark');
    await expect.poll(() => paper(page)).toBe(dark);
    // React does not load.
    await page.route(/\/assets\/entry-.*\.js$/, () => {});
    await page.reload({ waitUntil: 'domcontentloaded' });
    // DOMContentLoaded does not wait for the stylesheet.
    await expect.poll(() => paper(page)).toBe(dark);
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

  test('can follow the system again, which then overrides no choice', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, '/guide/start/');
    await choose(page, 'Dark');
    await expect.poll(() => paper(page)).toBe(dark);
    await choose(page, 'System');
    await expect.poll(() => paper(page)).toBe(white);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper(page)).toBe(dark);
    await choose(page, 'Light');
    await expect.poll(() => paper(page)).toBe(white);
  });

  test('updates theme-color before the first paint and on each choice', async ({ page }) => {
    const inForce = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
            ({ media }) => matchMedia(media).matches,
          )?.content,
      );
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, '/guide/start/');
    expect(await inForce()).toBe('#ffffff');
    await choose(page, 'Dark');
    await expect.poll(inForce).toBe('#151311');
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await inForce()).toBe('#151311');
    await hydrated(page);
    await choose(page, 'System');
    await expect.poll(inForce).toBe('#ffffff');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await inForce()).toBe('#151311');
  });
});
