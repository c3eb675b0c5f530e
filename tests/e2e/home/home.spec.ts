import { expectColumns } from '../columns.ts';
import { expect, hydrated, openPage, test } from '../site.ts';

test.describe('the hero', () => {
  test('links to the introduction and the quick start in its language', async ({ page }) => {
    for (const prefix of ['', '/zh']) {
      await page.goto(`${prefix}/`);
      const actions = page.locator('.hero-actions a');
      await expect(actions.first()).toHaveAttribute('href', `${prefix}/guide/start/`);
      await expect(actions.last()).toHaveAttribute('href', `${prefix}/guide/start/quick-start`);
    }
    await hydrated(page);
    await page.locator('.hero-actions a').first().click();
    await expect(page).toHaveURL(/\/zh\/guide\/start\/$/);
  });

  test('has no line breaks other than those of its text', async ({ page }) => {
    for (const path of ['/', '/zh/']) {
      await page.goto(path);
      for (const width of [320, 360, 390, 768, 960, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const lines = await page.locator('.hero-line').evaluateAll((all) =>
          all.map((line) => {
            const text = document.createRange();
            text.selectNodeContents(line);
            return text.getClientRects().length;
          }),
        );
        expect(lines, `${path} at ${width} px`).toEqual([1, 1]);
      }
    }
  });
});

test.describe('the feature cards', () => {
  test('are clickable as a whole and navigate without a document load', async ({ page }) => {
    await openPage(page, '/');
    await page.evaluate(() => Object.assign(window, { kept: true }));
    const card = page.locator('.feature').nth(1);
    await expect(page.locator('.feature-link')).toHaveCount(6);
    const box = await card.boundingBox();
    await card.click({ position: { x: (box?.width ?? 0) - 8, y: (box?.height ?? 0) - 8 } });
    await expect(page).toHaveURL(/\/guide\/start\/features$/);
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  });

  test('have three columns, two from 640 px, one on a phone', async ({ page }) => {
    await page.goto('/');
    await expectColumns(page.locator('.feature'), { 1440: 3, 700: 2, 390: 1 });
  });
});

test.describe('the footer of the site', () => {
  test('is on the home page, in its language', async ({ page }) => {
    await page.goto('/zh/');
    await expect(page.locator('.site-footer')).toContainText('© 2024');
    await expect(page.locator('.sidebar, .outline, .doc-footer')).toHaveCount(0);
  });
});
