import { expectNoViolations } from '../axe.ts';
import { expect, hydrated, test } from '../site.ts';

const widths = [390, 1024, 1440];

test.describe('axe finds nothing in the components', () => {
  for (const address of ['/style-guide', '/zh/style-guide']) {
    test(`of ${address}, in both themes and at three widths`, async ({ page }) => {
      // Twelve readings of a long page.
      test.setTimeout(180_000);
      await page.goto(address);
      await hydrated(page);
      await page.getByRole('tab', { name: 'Vue' }).first().click();
      await page.locator('summary.callout-summary').click();
      await expectNoViolations(page, 'another tab, an open container', { widths });
      const picture = page.locator('dialog[open] .image-zoom-picture');
      // It closes when the window changes.
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await page.locator('.diagram .zoomable-button').click();
        await expect(picture).toBeVisible();
        await expectNoViolations(page, 'an enlarged picture');
        await page.keyboard.press('Escape');
      }
    });
  }
});
