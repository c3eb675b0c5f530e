import { expect, hydrated, test } from '../site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await page.goto('/config/server/port');
  await hydrated(page);
});

test.describe('a tooltip', () => {
  test('opens on focus and closes on Escape', async ({ page }) => {
    await page.getByRole('button', { name: 'Language' }).focus();
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name: 'Theme' });
    await expect(button).toBeFocused();
    // The tooltip of the previous button may still be closing.
    const tip = page.locator('.tooltip:popover-open', { hasText: 'Theme' });
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('follows its anchor in a browser without anchor positioning', async ({ page }) => {
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (...query: string[]) =>
        query[0] !== 'position-area' && supports(...(query as [string, string]));
    });
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('position-area', 'unknown') });
    });
    await page.reload();
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Language' });
    await button.click();
    const menu = page.locator('.popover:popover-open');
    const gaps = async () => {
      const [anchor, popup] = [await button.boundingBox(), await menu.boundingBox()];
      if (!anchor || !popup) return null;
      return [
        Math.round(anchor.x + anchor.width - popup.x - popup.width),
        Math.round(popup.y - anchor.y - anchor.height),
      ];
    };
    await expect.poll(gaps).toEqual([0, 4]);
    await page.setViewportSize({ width: 1100, height: 700 });
    await expect.poll(gaps).toEqual([0, 4]);
  });

  test('stays open while the pointer is on it', async ({ page }) => {
    await page.getByRole('link', { name: 'GitHub' }).hover();
    const tip = page.locator('.tooltip:popover-open');
    await expect(tip).toHaveText('GitHub');
    await tip.hover();
    await expect(tip).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(tip).toBeHidden();
  });
});
