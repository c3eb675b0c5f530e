import { expect, hydrated, test } from '../site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await page.goto('/config/server/port');
  await hydrated(page);
});

test.describe('the menu of sibling tools', () => {
  test('opens on hover, stays open after a click, closes when the pointer leaves', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Related tools' });
    const panel = page.locator('.tools-panel');
    await button.hover();
    await expect(panel).toBeVisible();
    expect((await panel.boundingBox())?.width).toBe(552);
    await page.getByRole('heading', { level: 1 }).hover({ force: true, position: { x: 600, y: 10 } });
    await expect(panel).toBeHidden();
    await button.hover();
    await expect(panel).toBeVisible();
    await button.click();
    await page.mouse.move(900, 600);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(900, 600);
    await expect(panel).toBeHidden();
  });

  test('is 4 px below its button, aligned with its left edge', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Related tools' });
    await button.click();
    const [at, panel] = [await button.boundingBox(), await page.locator('.tools-panel').boundingBox()];
    expect(panel?.x).toBeCloseTo(at?.x ?? -1, 0);
    expect(panel?.y).toBeCloseTo((at?.y ?? 0) + (at?.height ?? 0) + 4, 0);
  });
});
