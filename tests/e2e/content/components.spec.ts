import { expect, openPage, test } from '../site.ts';

test.describe('a code block', () => {
  test('toggles line wrapping by mouse and keyboard', async ({ page }) => {
    await openPage(page, '/style-guide');
    const block = page.locator('figure.code-block').filter({ hasText: 'src/index.ts' }).first();
    const scrolls = () =>
      block.locator('pre').evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(await scrolls()).toBe(true);
    await block.getByRole('button', { name: 'Wrap lines' }).press('Enter');
    expect(await scrolls()).toBe(false);
    await expect(block.getByRole('button', { name: 'Do not wrap' })).toBeFocused();
  });

  test('shows its buttons on keyboard focus', async ({ page }) => {
    await openPage(page, '/style-guide');
    const actions = page.locator('.code-block-untitled .code-block-actions').first();
    await expect(actions).toHaveCSS('opacity', '0');
    await actions.getByRole('button', { name: 'Copy code' }).focus();
    await expect(actions).toHaveCSS('opacity', '1');
  });
});

test.describe('content wider than a phone', () => {
  test('tables and diagrams scroll horizontally, the page does not', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of ['/style-guide', '/zh/style-guide']) {
      await openPage(page, address);
      for (const part of ['.table-scroll', '.diagram-scroll']) {
        const hidden = await page
          .locator(part)
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(hidden, `${address} ${part}`).toBeGreaterThan(0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});

test.describe('a diagram', () => {
  test('has a text alternative and uses the colours of the theme', async ({ page }) => {
    await openPage(page, '/zh/style-guide');
    const picture = page.getByRole('img', { name: '源码进入 Rspack' });
    await expect(picture).toHaveAttribute('viewBox', '0 0 720 260');
    const fill = () =>
      picture
        .locator('.diagram-box')
        .first()
        .evaluate((box) => getComputedStyle(box).fill);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await fill()).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await fill()).toBe('rgb(21, 19, 17)');
  });
});

test.describe('components without script', () => {
  test('show all content and no control that needs script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/style-guide');
    await expect(page.getByText('Text may stand in a tab as well.')).toBeVisible();
    await expect(page.getByText('bun add @rsbuild/core')).toBeVisible();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await context.close();
  });
});
