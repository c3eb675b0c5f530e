import type { Page } from '@playwright/test';

/** Background of the page in each theme. */
export const white = 'rgb(255, 255, 255)';
export const dark = 'rgb(21, 19, 17)';
export const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Chooses a theme in the menu of the header. */
export async function chooseTheme(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Theme' }).first().click();
  await page.getByRole('radio', { name }).locator('visible=true').first().check({ force: true });
  await page.keyboard.press('Escape');
}
