import { expect, hydrated, openPage, test } from '../site.ts';
import { pauseClock } from '../pause-clock.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await openPage(page, '/config/server/port');
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

  test('opens and closes 100 ms after the pointer, also from the tooltip, and on a press', async ({
    page,
  }) => {
    await pauseClock(page);
    const button = page.locator('.navbar').getByRole('button', { name: 'Theme' });
    const tip = page.locator('.tooltip', { hasText: 'Theme' });
    const isOpenAfter = async (ms: number) => {
      await page.clock.runFor(ms);
      return tip.evaluate((element) => element.matches(':popover-open'));
    };
    await button.hover();
    expect(await isOpenAfter(99)).toBe(false);
    expect(await isOpenAfter(1)).toBe(true);
    await expect(tip).toHaveCSS('max-width', '250px');
    await tip.hover();
    expect(await isOpenAfter(1000)).toBe(true);
    await page.mouse.move(700, 700);
    expect(await isOpenAfter(99)).toBe(true);
    expect(await isOpenAfter(1)).toBe(false);
    await button.hover();
    expect(await isOpenAfter(100)).toBe(true);
    await page.mouse.down();
    await page.mouse.up();
    expect(await isOpenAfter(0)).toBe(false);
  });

  test('is not faded, nor a menu, in a browser without the overlay property', async ({ page }) => {
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/overlay: ?auto/, 'unknown:x') });
    });
    await page.reload();
    for (const popup of await page.locator('.overlay').all()) {
      await expect(popup).toHaveCSS('opacity', '1');
      await expect(popup).toHaveCSS('transition-duration', '0s');
    }
    await expect(page.locator('.overlay')).not.toHaveCount(0);
  });
});
