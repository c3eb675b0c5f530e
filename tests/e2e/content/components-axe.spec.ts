import { axeRuns, expectNoViolations } from '../axe.ts';
import { expect, openPage, test } from '../site.ts';

for (const { name, tag, looks } of axeRuns) {
  test.describe(`axe finds nothing in the components, ${name}`, { tag: [...tag] }, () => {
    for (const address of ['/style-guide', '/zh/style-guide']) {
      test(`of ${address}`, async ({ page }) => {
        test.setTimeout(180_000);
        await openPage(page, address);
        await page.getByRole('tab', { name: 'Vue' }).first().click();
        await page.locator('summary.callout-summary').click();
        await expectNoViolations(page, 'another tab, an open container', { looks });
        // The zoomed image closes when the window is resized.
        for (const { colorScheme, width = 0 } of looks) {
          await page.setViewportSize({ width, height: 844 });
          await page.locator('.diagram .zoomable-button').click();
          await expect(page.locator('dialog[open] .image-zoom-picture')).toBeVisible();
          await expectNoViolations(page, 'a zoomed image', { looks: [{ colorScheme }] });
          await page.keyboard.press('Escape');
        }
      });
    }
  });
}
