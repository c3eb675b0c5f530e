import { expect, openPage, test } from '../site.ts';

test('shows the current page when the window becomes wide enough for the column', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await openPage(page, '/config/tools/swc');
  await page.setViewportSize({ width: 1200, height: 700 });
  await expect(page.locator('#docs-sidebar [aria-current="page"]')).toBeInViewport();
});
