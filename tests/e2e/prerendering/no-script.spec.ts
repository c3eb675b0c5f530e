import { expect, routePaths, test } from '../site.ts';

test.use({ javaScriptEnabled: false });

/** The text of every page is in its document, as tests/artifacts proves; here it must also be seen. */
const oneOfEachFolder = [
  ...new Map(routePaths.map((routePath) => [routePath.replace(/[^/]*$/, ''), routePath])).values(),
];

test.describe('without script', () => {
  test('a page of each folder reads in full', async ({ page }) => {
    test.setTimeout(120_000);
    for (const routePath of oneOfEachFolder) {
      await page.goto(routePath, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('h1'), routePath).toBeVisible();
      expect((await page.locator('main').innerText()).length, routePath).toBeGreaterThan(100);
    }
  });

  test('code is coloured', async ({ page }) => {
    await page.goto('/config/server/port');
    const keyword = page.locator('.t-keyword').first();
    const plain = page.locator('pre code').first();
    const colour = (locator: typeof plain) => locator.evaluate((node) => getComputedStyle(node).color);
    expect(await colour(keyword)).not.toBe(await colour(plain));
  });

  test('sidebar groups fold', async ({ page }) => {
    await page.goto('/config/server/port');
    const group = page.locator('nav details').first();
    await expect(group).toHaveAttribute('open', '');
    await group.locator('summary').first().click();
    await expect(group).not.toHaveAttribute('open');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the theme is the system's: ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/guide/start/');
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(paper).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(21, 19, 17)');
    });
  }

  test('menus open by themselves', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/config/server/port');
    // The bar's menu and the sidebar's go by different names.
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('#docs-sidebar:popover-open')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Site menu', exact: true }).click();
    await expect(page.locator('.mobile-menu:popover-open')).toHaveCount(1);
  });
});
