import type { Page } from '@playwright/test';
import { expect, expectInWindow, expectNoViolations, panelOf, test } from '../crowded-bar.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const inBar = (page: Page) => page.locator('.navbar-controls > .social-links');
const more = (page: Page) => inBar(page).getByRole('button', { name: 'More links' });

test.describe('more than three social links', () => {
  test('open the popup on focus; arrow keys move between icons, Escape closes it', async ({ page, open }) => {
    await open();
    await inBar(page).getByRole('button', { name: 'Mailing list' }).focus();
    await page.keyboard.press('Tab');
    await expect(more(page)).toBeFocused();
    const panel = await panelOf(page, more(page));
    await expect(panel).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('button', { name: 'Code to scan' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(panel.getByRole('link', { name: 'X', exact: true })).toBeFocused();
    // The popup of “Meetings”, which has a link, is closed.
    await page.keyboard.press('ArrowUp');
    await expect(panel.getByRole('button', { name: 'Meetings' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(more(page)).toBeFocused();
  });
});

test.describe('the content of a social link', () => {
  test('text, an image, or paragraphs with links, escaped, in a popup', async ({ page, open }) => {
    await open();
    const words = inBar(page).getByRole('button', { name: 'Mailing list' });
    await words.click();
    await expect(await panelOf(page, words)).toHaveText('Write to <b>list</b> at docs.test');
    await expectInWindow(await panelOf(page, words));
    await page.keyboard.press('Escape');
    await more(page).click();
    for (const name of ['Code to scan', 'Meetings']) {
      const button = inBar(page).getByRole('button', { name });
      await button.click();
      await expectInWindow(await panelOf(page, button));
      await expect(await panelOf(page, more(page))).toBeVisible();
    }
    await expect(inBar(page).getByRole('link', { name: 'Last notes' })).toBeVisible();
    await expectNoViolations(page, 'open', { regions: ['.navbar'] });
    await page.mouse.click(700, 880);
    await expect(await panelOf(page, more(page))).toBeHidden();
  });

  test('opens inside the window in the mobile menu', async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open();
    await page.locator('.navbar-burger').click();
    for (const name of ['Mailing list', 'Code to scan', 'Meetings']) {
      const button = page.locator('.mobile-menu').getByRole('button', { name });
      await button.click();
      await expectInWindow(await panelOf(page, button));
    }
    await expectNoViolations(page, 'open', { regions: ['.mobile-menu'] });
  });
});
