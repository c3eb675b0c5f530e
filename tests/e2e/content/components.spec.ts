import type { Page } from '@playwright/test';
import { expect, hydrated, openPage, test } from '../site.ts';

const open = async (page: Page, address = '/style-guide') => {
  await openPage(page, address);
};

test.describe('a code block', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies its text without line numbers, confirms it, and resets', async ({ page }) => {
    await open(page);
    const block = page.locator('figure.code-block-numbered');
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(page.locator('[aria-live]')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toHaveLength(9);
    expect(copied).toMatch(/^import \{ defineConfig \} .*\n\nexport default/);
    expect(copied).toMatch(/\n\}\);$/);
    await expect(block.getByRole('button', { name: 'Copy code' })).toBeVisible();
  });

  test('toggles line wrapping by mouse and keyboard', async ({ page }) => {
    await open(page);
    const block = page.locator('figure.code-block').filter({ hasText: 'src/index.ts' }).first();
    const scrolls = () =>
      block.locator('pre').evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(await scrolls()).toBe(true);
    await block.getByRole('button', { name: 'Wrap lines' }).press('Enter');
    expect(await scrolls()).toBe(false);
    await expect(block.getByRole('button', { name: 'Do not wrap' })).toBeFocused();
  });

  test('shows its buttons on keyboard focus', async ({ page }) => {
    await open(page);
    const actions = page.locator('.code-block-untitled .code-block-actions').first();
    await expect(actions).toHaveCSS('opacity', '0');
    await actions.getByRole('button', { name: 'Copy code' }).focus();
    await expect(actions).toHaveCSS('opacity', '1');
  });
});

test.describe('tabs', () => {
  test('keep the choice on other pages, in the other language and in other browser tabs', async ({
    page,
    context,
  }) => {
    const chosen = (one: Page, name: string) =>
      expect(one.getByRole('tab', { name, exact: true }).first()).toHaveAttribute('aria-selected', 'true');
    const other = await context.newPage();
    await open(other, '/guide/start/quick-start');
    await chosen(other, 'npm');
    await open(page);
    await page.getByRole('tab', { name: 'pnpm' }).click();
    await chosen(page, 'pnpm');
    await chosen(other, 'pnpm');
    await page.reload();
    await hydrated(page);
    await chosen(page, 'pnpm');
    await open(page, '/zh/guide/start/quick-start');
    await chosen(page, 'pnpm');
  });
});

test.describe('content wider than a phone', () => {
  test('tables and diagrams scroll horizontally, the page does not', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of ['/style-guide', '/zh/style-guide']) {
      await open(page, address);
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
    await open(page, '/zh/style-guide');
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
