import type { Page } from '@playwright/test';
import { expect, holdApplication, openPage, test } from '../site.ts';

const imageButton = (page: Page) => page.getByRole('button', { name: /^Enlarge the image: The card/ });
const diagramButton = (page: Page) => page.getByRole('button', { name: /^Enlarge the image: Sources/ });
const zoomed = (page: Page) => page.getByRole('dialog', { name: /^(The card|Sources)/ });

async function open(page: Page, address = '/style-guide'): Promise<void> {
  await openPage(page, address);
  await scrollToImage(page);
}

/** The image loads lazily and has no size before. */
async function scrollToImage(page: Page): Promise<void> {
  const image = page.getByAltText(/^The card/);
  await image.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(image).toBeVisible();
}

test.describe('image zoom', () => {
  test('opens and closes with the keyboard and returns focus', async ({ page }) => {
    await open(page);
    for (const button of [imageButton(page), diagramButton(page)]) {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Close the enlarged image' })).toBeFocused();
      await expect(zoomed(page).getByRole('img')).toBeVisible();
      // The page behind is inert.
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.querySelector('main :focus:not(dialog *)'))).toBeNull();
      await page.keyboard.press('Escape');
      await expect(zoomed(page)).toHaveCount(0);
      await expect(button).toBeFocused();
      await page.keyboard.press('Space');
      await expect(zoomed(page)).toBeVisible();
      await page.getByRole('button', { name: 'Close the enlarged image' }).press('Enter');
      await expect(zoomed(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

  test('can be reopened before the close event fires', async ({ page }) => {
    await open(page);
    await page.evaluate(() => addEventListener('close', (event) => event.stopPropagation(), true));
    await imageButton(page).focus();
    for (let times = 0; times < 2; times += 1) {
      await page.keyboard.press('Enter');
      await expect(zoomed(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(zoomed(page)).toHaveCount(0);
    }
    await expect(imageButton(page)).toBeFocused();
  });

  test('loads its code on first use', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('image-zoom')) requested.push(request.url());
    });
    await open(page);
    await imageButton(page).focus();
    expect(requested).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(zoomed(page)).toBeVisible();
    expect(requested.length).toBeGreaterThan(0);
  });

  test('repeats a click made before hydration', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto('/style-guide');
    await scrollToImage(page);
    await imageButton(page).click();
    await expect(zoomed(page)).toHaveCount(0);
    release();
    await expect(zoomed(page)).toBeVisible();
  });

  test('closes on navigation', async ({ page }) => {
    await page.goto('/config/');
    await open(page);
    await imageButton(page).click();
    await expect(zoomed(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/config\/$/);
    await expect(page.locator('.image-zoom')).toHaveCount(0);
  });

  test('on a phone, enlarges the image beyond the screen and pans by scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    for (const button of [imageButton(page), diagramButton(page)]) {
      await button.click();
      const stage = page.locator('.image-zoom-stage');
      await expect(stage.getByRole('img')).toBeVisible();
      expect(await stage.evaluate(({ scrollWidth }) => scrollWidth)).toBeGreaterThan(390);
      await page.mouse.wheel(200, 0);
      await expect.poll(() => stage.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(zoomed(page)).toHaveCount(0);
    }
  });

  test('is off with ?globalUIComponents=0', async ({ page }) => {
    await open(page, '/style-guide?globalUIComponents=0');
    await expect(imageButton(page)).toHaveCount(0);
  });
});
