import { expect, openPage, test } from '../site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('a group of the sidebar', () => {
  test('collapses on Enter and Space, which removes its links from the tab order', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/config/server/port');
    const group = page.locator('#docs-sidebar details').first();
    const summary = group.locator('summary').first();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(group).not.toHaveAttribute('open');
    await expect(group.getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.locator('#docs-sidebar details').nth(1).locator('summary')).toBeFocused();
    await summary.focus();
    await page.keyboard.press('Space');
    await expect(group).toHaveAttribute('open');
  });

  test('takes 300 ms to expand and 500 ms to collapse, but no time with reduced motion', async ({ page }) => {
    await page.goto('/config/server/port');
    const group = page.locator('#docs-sidebar details').first();
    const durations = () =>
      group.evaluate((element) => [
        getComputedStyle(element, '::details-content').transitionDuration,
        getComputedStyle(element.querySelector('.sidebar-chevron')!).transitionDuration,
      ]);
    expect(await durations()).toEqual(['0.3s', '0.2s']);
    await group.evaluate((element: HTMLDetailsElement) => (element.open = false));
    expect(await durations()).toEqual(['0.5s, 0.5s, 0.5s', '0.2s']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await durations()).toEqual(['0s, 0s, 0s', '0s']);
  });

  test('keeps its state across pages, also across one without a sidebar', async ({ page }) => {
    await openPage(page, '/config/server/port');
    const group = page.locator('#docs-sidebar details').first();
    await group.locator('summary').first().click();
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Overview' }).click();
    await expect(page.locator('h1')).toHaveText('Config Overview');
    await expect(group).not.toHaveAttribute('open');
    await page.getByRole('link', { name: 'Rsbuild home' }).click();
    await expect(page.locator('.hero')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Config' })
      .first()
      .click();
    await expect(page.locator('h1')).toHaveText('Config Overview');
    await expect(group).not.toHaveAttribute('open');
  });
});
