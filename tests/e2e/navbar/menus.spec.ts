import { expect, openPage, test } from '../site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await openPage(page, '/config/server/port');
});

test.describe('a header menu (disclosure)', () => {
  test('Enter and Space open and close it, Escape returns focus', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Language' });
    await button.focus();
    for (const key of ['Enter', 'Space', 'Escape']) {
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press(key === 'Escape' ? 'ArrowDown' : key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
    }
  });

  test('ArrowDown opens it on the first item, ArrowUp on the last; arrows, Home and End move', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Related tools' });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /^Rspack/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /^Rsbuild \(/ })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('link', { name: /^Rsdoctor/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /^Rspack/ })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('link', { name: /^Rsdoctor/ })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.getByRole('link', { name: /^Rspack/ })).toBeFocused();
  });

  test('closes when Tab leaves it', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Language' });
    await button.focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('link', { name: '简体中文' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when a link in it is followed, but not in a new tab', async ({ page, context }) => {
    await page.getByRole('button', { name: 'Language' }).click();
    const menu = page.locator('.navbar .popover:popover-open');
    const link = menu.getByRole('link', { name: '简体中文' });
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['Control'] });
    await opened;
    await expect(menu).toHaveCount(1);
    await link.click();
    await expect(menu).toHaveCount(0);
  });

  test('arrow keys choose the theme, as in a radio group', async ({ page }) => {
    await page.getByRole('button', { name: 'Theme' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'System' }).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
