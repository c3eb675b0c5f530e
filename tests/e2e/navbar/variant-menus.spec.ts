import type { Page } from '@playwright/test';
import { expect, expectInWindow, expectNoViolations, panelOf, test } from '../crowded-bar.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const bar = (page: Page) => page.locator('.navbar-items');
const menus = {
  'a menu of links and titled groups': (page: Page) => bar(page).getByRole('button', { name: 'Config' }),
  'a menu whose title is a link': (page: Page) => bar(page).getByRole('button', { name: 'Community' }),
  'the menu of versions': (page: Page) => page.getByRole('button', { name: 'Version: v1' }),
};
/** A point of the page outside links. */
const elsewhere = { x: 700, y: 880 } as const;

for (const [name, find] of Object.entries(menus)) {
  test.describe(`${name} (disclosure)`, () => {
    test('fits the window without axe violations, and closes on a press outside', async ({ page, open }) => {
      await open();
      const button = find(page);
      const panel = await panelOf(page, button);
      await button.click();
      await expectInWindow(panel);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expectNoViolations(page, 'open', { regions: ['.navbar'] });
      await page.mouse.click(elsewhere.x, elsewhere.y);
      await expect(panel).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  });
}

test.describe('a full header', () => {
  test('keeps its parts apart and visible at every width', async ({ page, open }) => {
    await open('/zh/config/');
    for (const width of [1025, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await page.locator('.navbar-bar').evaluate((element) => {
        const parts = [
          ...element.querySelectorAll('.navbar-brand, .search-button, .nav-link, .navbar-controls > *'),
        ]
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect());
        const { bottom } = element.getBoundingClientRect();
        const overlaps = parts.filter((box, at) =>
          parts.some(
            (other, index) => index > at && other.left < box.right - 1 && box.left < other.right - 1,
          ),
        );
        return {
          visible: parts.length,
          overlaps: overlaps.length,
          outside: parts.filter((box) => box.right > innerWidth || box.bottom > bottom).length,
          // Negative where `scrollbar-gutter` reserves space for an overlay scroll bar.
          sideways: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
        };
      });
      expect(faults, `${width} px`).toEqual({ visible: 9, overlaps: 0, outside: 0, sideways: 0 });
    }
  });
});
