import type { Locator, Page } from '@playwright/test';
import { expect, expectInWindow, expectNoViolations, test } from '../crowded-bar.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const bar = (page: Page) => page.locator('.navbar-items');
const menus = {
  'a menu of links and titled groups': (page: Page) => bar(page).getByRole('button', { name: 'Config' }),
  'a menu whose title is a link': (page: Page) => bar(page).getByRole('button', { name: 'Community' }),
  'the menu of versions': (page: Page) => page.getByRole('button', { name: 'Version: v1' }),
};
const panelOf = async (page: Page, button: Locator) =>
  page.locator(`[id="${await button.getAttribute('popovertarget')}"]`);
/** A place on the page that is no link. */
const elsewhere = { x: 700, y: 880 } as const;

for (const [name, find] of Object.entries(menus)) {
  test.describe(`${name} (disclosure)`, () => {
    test('opens by a press; a press elsewhere and a link in it close it', async ({ page, open }) => {
      await open();
      const button = find(page);
      const panel = await panelOf(page, button);
      await button.click();
      await expectInWindow(panel);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.mouse.click(elsewhere.x, elsewhere.y);
      await expect(panel).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });

    test('opens by keys, which move in it and leave it', async ({ page, open }) => {
      await open();
      const button = find(page);
      const panel = await panelOf(page, button);
      const rows = panel.getByRole('link');
      for (const key of ['Enter', 'Space']) {
        await button.focus();
        await page.keyboard.press(key);
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press(key);
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      }
      await page.keyboard.press('ArrowDown');
      await expect(rows.first()).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(rows.last()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(rows.first()).toBeFocused();
      await page.keyboard.press('End');
      await expect(rows.last()).toBeFocused();
      await page.keyboard.press('Home');
      await expect(rows.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(rows.last()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(panel).toBeHidden();
    });

    test('has no fault that axe finds, open, in both themes and languages', async ({ page, open }) => {
      await open();
      const button = find(page);
      await button.click();
      await expectInWindow(await panelOf(page, button));
      await expectNoViolations(page, 'open', { regions: ['.navbar'] });
    });
  });
}

test.describe('a menu at hover', () => {
  test('comes with the pointer and goes with it; a press keeps it', async ({ page, open }) => {
    await open();
    const button = menus['a menu of links and titled groups'](page);
    const panel = await panelOf(page, button);
    await button.hover();
    await expect(panel).toBeVisible();
    await panel.getByRole('link', { name: 'Plugin' }).hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(elsewhere.x, elsewhere.y);
    await expect(panel).toBeHidden();
    await button.hover();
    await expect(panel).toBeVisible();
    await button.click();
    await page.mouse.move(elsewhere.x, elsewhere.y);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});

test.describe('what a menu says', () => {
  test('its groups have titles, its links lead on, away in a new tab, and mark where the reader is', async ({
    page,
    open,
  }) => {
    await open();
    const button = menus['a menu of links and titled groups'](page);
    const panel = await panelOf(page, button);
    await button.click();
    const group = panel.getByRole('list', { name: 'Type' });
    await expect(group.getByRole('link')).toHaveText(['Plugin', /API.*new/]);
    await expect(panel.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'true');
    await expect(panel.getByRole('link', { name: 'Take me home' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await group.getByRole('link', { name: 'Plugin' }).click();
    await expect(page).toHaveURL(/\/plugins\/list\/$/);
    await expect(panel).toBeHidden();
  });

  test('a title that is a link is followed beside its button', async ({ page, open }) => {
    await open();
    await expect(bar(page).getByText('beta')).toBeVisible();
    await bar(page).getByRole('link', { name: 'Community' }).click();
    await expect(page).toHaveURL(/\/community\/$/);
  });

  test('versions lead to the same page of each, and a version without it to its home', async ({
    page,
    open,
  }) => {
    await open('/zh/config/server/port.html');
    await page.getByRole('button', { name: '版本: v1' }).click();
    const [first, second] = [page.getByRole('link', { name: 'v1' }), page.getByRole('link', { name: 'v2' })];
    await expect(first.first()).toHaveAttribute('aria-current', 'true');
    await expect(second.first()).toHaveAttribute('href', '/v2/zh/config/server/port');
  });
});

test.describe('a bar that is full', () => {
  test('keeps its parts apart and in the window at every width', async ({ page, open }) => {
    await open('/zh/config/');
    for (const width of [1025, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await page.locator('.navbar-bar').evaluate((element) => {
        const parts = [
          ...element.querySelectorAll('.navbar-brand, .search-button, .nav-link, .navbar-controls > *'),
        ]
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 0);
        const overlaps = parts.filter((box, at) =>
          parts.some(
            (other, index) => index > at && other.left < box.right - 1 && box.left < other.right - 1,
          ),
        );
        return {
          overlaps: overlaps.length,
          outside: parts.filter((box) => box.right > innerWidth).length,
          // Negative where a gutter is kept for a scroll bar that takes no room.
          sideways: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
        };
      });
      expect(faults, `${width} px`).toEqual({ overlaps: 0, outside: 0, sideways: 0 });
    }
  });
});
