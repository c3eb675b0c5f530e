import { expect, hydrated, test } from '../site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await page.goto('/config/server/port');
  await hydrated(page);
});

test.describe('a tooltip', () => {
  test('comes with the focus, describes its button, and goes at Escape', async ({ page }) => {
    await page.getByRole('button', { name: 'Language' }).focus();
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name: 'Theme' });
    await expect(button).toBeFocused();
    // That of the button before may still be on its way out.
    const tip = page.getByRole('tooltip', { name: 'Theme' });
    await expect(tip).toHaveText('Theme');
    await expect(button).toHaveAttribute('aria-describedby', (await tip.getAttribute('id')) ?? '');
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('stays while the pointer is on it', async ({ page }) => {
    await page.getByRole('link', { name: 'GitHub' }).hover();
    const tip = page.getByRole('tooltip');
    await expect(tip).toHaveText('GitHub');
    await tip.hover();
    await expect(tip).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(tip).toBeHidden();
  });
});
