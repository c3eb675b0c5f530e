import type { Page } from '@playwright/test';
import { axeRuns, expectNoViolations } from '../axe.ts';
import { pauseClock } from '../pause-clock.ts';
import { expect, openPage, test } from '../site.ts';

const definition = 'The removal of exports that no module imports.';
const entry = '/guide/start/glossary#tree-shaking';

const termOf = (page: Page) => page.getByRole('link', { name: 'tree shaking' });
const definitionOf = (page: Page) => page.locator('main .tooltip:popover-open');

/** Moves the focus to the term, from the link before it. */
async function reach(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href$="/guide/start/glossary"]').focus();
  await page.keyboard.press('Tab');
}

test.describe('a term of the glossary', () => {
  test('shows its definition on focus and closes it on Escape', async ({ page }) => {
    await openPage(page, '/style-guide');
    await reach(page);
    await expect(termOf(page)).toBeFocused();
    await expect(termOf(page)).toHaveAccessibleDescription(definition);
    await expect(definitionOf(page)).toHaveText(definition);
    await page.keyboard.press('Escape');
    await expect(definitionOf(page)).toBeHidden();
    await expect(termOf(page)).toBeFocused();
  });

  test('shows its definition above it 100 ms after the pointer', async ({ page }) => {
    await openPage(page, '/zh/style-guide');
    await pauseClock(page);
    await termOf(page).hover();
    await page.clock.runFor(99);
    await expect(definitionOf(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(definitionOf(page)).toHaveText('移除没有被任何模块导入的导出。');
    const [term, tip] = [await termOf(page).boundingBox(), await definitionOf(page).boundingBox()];
    expect(Math.round((term?.y ?? 0) - (tip?.y ?? 0) - (tip?.height ?? 0))).toBe(4);
    await page.mouse.move(5, 300);
    await page.clock.runFor(100);
    await expect(definitionOf(page)).toBeHidden();
  });

  test('leads to its entry', async ({ page }) => {
    await openPage(page, '/style-guide');
    await termOf(page).click();
    await expect(page).toHaveURL(entry);
    await expect(page.locator('h1')).toHaveText('Glossary');
    await expect(definitionOf(page)).toHaveCount(0);
  });

  test('is a link without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/style-guide');
    await expect(termOf(page)).toHaveAttribute('href', entry);
    await expect(termOf(page)).toHaveAccessibleDescription(definition);
    await expect(page.getByText(definition)).toBeHidden();
    await context.close();
  });

  test('is not marked in the glossary', async ({ page }) => {
    await page.goto('/guide/start/glossary');
    await expect(page.locator('.term')).toHaveCount(0);
  });
});

test.describe('a term on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('shows its definition on the first tap and leads to its entry on the second', async ({ page }) => {
    await openPage(page, '/style-guide');
    await termOf(page).tap();
    await expect(definitionOf(page)).toHaveText(definition);
    const tip = await definitionOf(page).boundingBox();
    expect(tip?.x).toBeGreaterThanOrEqual(0);
    expect((tip?.x ?? 0) + (tip?.width ?? 0)).toBeLessThanOrEqual(390);
    await expect(page).toHaveURL('/style-guide');
    await termOf(page).tap();
    await expect(page).toHaveURL(entry);
  });

  test('hides its definition on a tap elsewhere', async ({ page }) => {
    await openPage(page, '/style-guide');
    await termOf(page).tap();
    await expect(definitionOf(page)).toBeVisible();
    await page.getByText('its second item').tap();
    await expect(definitionOf(page)).toBeHidden();
    await expect(page).toHaveURL('/style-guide');
  });
});

for (const { name, tag, looks } of axeRuns) {
  test(`axe finds nothing in an open definition, ${name}`, { tag: [...tag] }, async ({ page }) => {
    await openPage(page, '/zh/style-guide');
    await reach(page);
    await expect(definitionOf(page)).toBeVisible();
    await expectNoViolations(page, 'an open definition', { looks });
    await expect(definitionOf(page)).toBeVisible();
  });
}
