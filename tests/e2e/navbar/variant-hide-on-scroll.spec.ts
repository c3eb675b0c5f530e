import type { Page } from '@playwright/test';
import { expect, test } from '../crowded-bar.ts';
import { pauseClock } from '../pause-clock.ts';

test.use({ viewport: { width: 1440, height: 700 } });

const bottomOfBar = (page: Page) =>
  page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom);
const expectGone = (page: Page) => expect.poll(() => bottomOfBar(page)).toBeLessThanOrEqual(1);
const expectThere = (page: Page) => expect.poll(() => bottomOfBar(page)).toBe(60);
const wheel = async (page: Page, by: number) => {
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, by);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
};

test.describe('a header that hides on scroll', () => {
  test.beforeEach(async ({ page, open }) => {
    await open('/config/');
    await page.mouse.move(700, 500);
  });

  test('does not hide while it has focus, and shows when it gets focus', async ({ page }) => {
    const search = page.locator('[data-search-open]');
    await search.focus();
    await wheel(page, 800);
    await expect(page.locator('.navbar')).toHaveAttribute('data-hidden');
    await expectThere(page);
    await search.blur();
    await expectGone(page);
    await search.focus();
    await expectThere(page);
  });

  test('does not hide while one of its menus is open', async ({ page }) => {
    await pauseClock(page);
    await page.locator('.navbar-items').getByRole('button', { name: 'Config' }).hover();
    await page.clock.runFor(200);
    await expect(page.locator('.navbar .popover:popover-open')).toHaveCount(1);
    await wheel(page, 800);
    await page.clock.runFor(400);
    await expect(page.locator('.navbar')).not.toHaveAttribute('data-hidden');
    await page.keyboard.press('Escape');
    await wheel(page, 200);
    await page.clock.runFor(400);
    await expectGone(page);
  });

  test('never covers the focused element on Shift+Tab', async ({ page }) => {
    await wheel(page, 1500);
    await expectGone(page);
    const links = page.locator('main a').locator('visible=true');
    const at = await links.evaluateAll((all) =>
      all.findIndex((link) => link.getBoundingClientRect().top > 5),
    );
    await links.nth(at).focus();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect
        .poll(() =>
          page.evaluate(() => {
            const top = document.activeElement?.getBoundingClientRect().top ?? -1;
            const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
            return top >= bar;
          }),
        )
        .toBe(true);
    }
  });

  test('does not cover the target of an anchor, shown or hidden', async ({ page, open }) => {
    await open('/config/server/port.html');
    const heading = page.locator('#find-out-the-port-in-use');
    await page.locator('.outline a').nth(4).click();
    await expect(heading).toBeInViewport();
    await expect
      .poll(() => heading.evaluate((node) => Math.round(node.getBoundingClientRect().top)))
      .toBeGreaterThanOrEqual(0);
    expect(await heading.evaluate((node) => node.getBoundingClientRect().bottom)).toBeGreaterThan(
      await bottomOfBar(page),
    );
  });
});
