import { expect, openPage, test } from '../site.ts';
import { pauseClock } from '../pause-clock.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await openPage(page, '/config/server/port');
});

test.describe('the menu of sibling tools', () => {
  test('opens and closes 100 ms after the pointer; a press keeps it open', async ({ page }) => {
    await pauseClock(page);
    const button = page.getByRole('button', { name: 'Related tools' });
    const panel = page.locator('.tools-panel');
    const isOpenAfter = async (ms: number) => {
      await page.clock.runFor(ms);
      return panel.evaluate((element) => element.matches(':popover-open'));
    };
    await button.hover();
    expect(await isOpenAfter(99)).toBe(false);
    expect(await isOpenAfter(1)).toBe(true);
    expect((await panel.boundingBox())?.width).toBe(552);
    await panel.hover();
    expect(await isOpenAfter(1000)).toBe(true);
    await page.mouse.move(900, 600);
    expect(await isOpenAfter(99)).toBe(true);
    expect(await isOpenAfter(1)).toBe(false);
    await button.hover();
    expect(await isOpenAfter(100)).toBe(true);
    await button.click();
    await page.mouse.move(900, 600);
    expect(await isOpenAfter(1000)).toBe(true);
    await page.mouse.click(900, 600);
    expect(await isOpenAfter(0)).toBe(false);
  });

  test('is 4 px below its button, aligned with its left edge', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Related tools' });
    await button.click();
    const [at, panel] = [await button.boundingBox(), await page.locator('.tools-panel').boundingBox()];
    expect(panel?.x).toBeCloseTo(at?.x ?? -1, 0);
    expect(panel?.y).toBeCloseTo((at?.y ?? 0) + (at?.height ?? 0) + 4, 0);
  });
});
