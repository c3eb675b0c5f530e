import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../site.ts';

test.use({ viewport: { width: 390, height: 844 } });

const inert = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.closest('[inert]') !== null);
const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);

const drawers = [
  {
    name: 'the sidebar',
    opener: '.local-bar-menu',
    drawer: '#docs-sidebar',
    behind: '.navbar',
    closesAtPx: [960],
  },
  {
    name: 'the menu',
    opener: '.navbar-burger',
    drawer: '.mobile-menu',
    behind: 'main',
    closesAtPx: [768, 1025],
  },
] as const;

for (const { name, opener, drawer, behind, closesAtPx } of drawers) {
  const open = async (page: Page) => {
    await page.locator(opener).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(drawer)).toHaveRole('dialog');
  };
  test.describe(`${name} on a phone (dialog)`, () => {
    test.beforeEach(async ({ page }) => {
      await openPage(page, '/config/server/port');
      await open(page);
    });

    test('takes focus and makes the page inert, until Escape closes it', async ({ page }) => {
      expect(await focusIsIn(page, drawer)).toBe(true);
      expect(await inert(page, behind)).toBe(true);
      expect(await inert(page, 'main')).toBe(true);
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await page.keyboard.press('Escape');
      await expect(page.locator(drawer)).toBeHidden();
      await expect(page.locator(opener)).toBeFocused();
      expect(await inert(page, 'main')).toBe(false);
    });

    test('Tab and Shift+Tab wrap around, and skip closed groups', async ({ page }) => {
      // Links in a group that is still collapsing are focusable.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.locator(`${drawer} details`).evaluateAll((groups: HTMLDetailsElement[]) => {
        for (const group of groups) group.open = false;
        document.activeElement?.setAttribute('data-first', '');
      });
      await page.keyboard.press('Shift+Tab');
      expect(await focusIsIn(page, drawer)).toBe(true);
      await expect(page.locator('[data-first]')).not.toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('[data-first]')).toBeFocused();
    });

    test('closes when the window becomes wide', async ({ page }) => {
      for (const width of closesAtPx) {
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: width - 1, height: 800 });
        await open(page);
        await page.setViewportSize({ width, height: 800 });
        await expect(page.locator(`${drawer}:popover-open`)).toHaveCount(0);
        expect(await inert(page, 'main')).toBe(false);
      }
    });

    test('closes on navigation, but not on a link to a new tab', async ({ page, context }) => {
      const link = page.locator(drawer).getByRole('link', { name: /^(Overview|Config)$/ });
      const opened = context.waitForEvent('page');
      await link.click({ modifiers: ['Control'] });
      await opened;
      await expect(page.locator(`${drawer}:popover-open`)).toHaveCount(1);
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toHaveText('Config Overview');
      await expect(page.locator(drawer)).toBeHidden();
      await open(page);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('server.port');
      await expect(page.locator(drawer)).toBeHidden();
      expect(await inert(page, 'main')).toBe(false);
    });
  });
}

test.describe('the sidebar as a drawer', () => {
  test('is at most 320 px wide and leaves 64 px of the page to press', async ({ page }) => {
    await page.setViewportSize({ width: 340, height: 700 });
    await openPage(page, '/config/server/port');
    await page.locator('.local-bar-menu').click();
    await expect.poll(async () => (await page.locator('#docs-sidebar').boundingBox())?.x).toBe(0);
    expect((await page.locator('#docs-sidebar').boundingBox())?.width).toBe(276);
    await page.mouse.click(320, 400);
    await expect(page.locator('#docs-sidebar')).toBeHidden();
  });
});

test.describe('the bar of the sidebar drawer', () => {
  test('covers the list that scrolls below it', async ({ page }) => {
    await openPage(page, '/config/server/port');
    await page.locator('.local-bar-menu').click();
    const drawer = page.locator('#docs-sidebar');
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
    await drawer.evaluate((element) => (element.scrollTop = 300));
    const close = drawer.getByRole('button', { name: 'Close' });
    const { y = 0, height = 0 } = (await close.boundingBox()) ?? {};
    const covered = await page.evaluate(
      (middle) =>
        [20, 120, 220].map((x) => document.elementFromPoint(x, middle)?.closest('a, summary') ?? null),
      y + height / 2,
    );
    expect(covered).toEqual([null, null, null]);
    await close.click();
    await expect(drawer).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const { name, opener, drawer } of drawers) {
    test(`${name} opens and closes`, async ({ page }) => {
      await page.goto('/config/server/port');
      await page.locator(opener).click();
      await expect(page.locator(drawer)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator(drawer)).toBeHidden();
    });
  }
});
