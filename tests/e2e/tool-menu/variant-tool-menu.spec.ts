import { expect, expectInWindow, expectNoViolations, test } from '../crowded-bar.ts';

test.describe('a menu of many tools', () => {
  for (const [width, height] of [
    [1440, 600],
    [390, 844],
    [320, 480],
  ] as const) {
    test(`fits a window of ${width} × ${height} px, with its last tool in reach`, async ({ page, open }) => {
      await page.setViewportSize({ width, height });
      await open();
      const button = page.getByRole('button', { name: 'Related tools' });
      const panel = page.locator('.tools-panel');
      await button.click();
      await expectInWindow(panel);
      const cards = panel.getByRole('link');
      await expect(cards).toHaveCount(9);
      await page.keyboard.press('ArrowDown');
      await expect(cards.first()).toBeFocused();
      await page.keyboard.press('End');
      await expect(cards.last()).toBeFocused();
      await expect(cards.last()).toBeInViewport({ ratio: 0.99 });
      const sticksOut = await cards.evaluateAll(
        (all) => all.filter((card) => card.scrollWidth > card.clientWidth).length,
      );
      expect(sticksOut).toBe(0);
      await expectNoViolations(page, 'open', { regions: ['.tools-panel'] });
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    });
  }
});
