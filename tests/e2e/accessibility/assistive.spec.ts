import type { Page } from '@playwright/test';
import { uiStrings } from '@docs/content/site';
import { expect, openPage, test } from '../site.ts';

interface Node {
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
}

/** The accessibility tree of the browser. */
async function accessibleNodes(page: Page): Promise<readonly Node[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes as readonly Node[];
}

test.describe('accessible names', () => {
  test('no control is described by its own name', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, '/guide/start/quick-start');
    const repeated = (await accessibleNodes(page)).filter(
      ({ name, description }) => description?.value && description.value === name?.value,
    );
    expect(repeated.map(({ name }) => name?.value)).toEqual([]);
  });

  test('links in prose say that they open a new tab', async ({ page }) => {
    await page.goto('/zh/community/releases/');
    const links = (await accessibleNodes(page)).filter(({ role }) => role?.value === 'link');
    const note = uiStrings.zh['a11y.newTab'];
    const said = links.filter(({ name }) => name?.value.includes(note));
    expect(said.some(({ name }) => name?.value.includes('发布列表'))).toBe(true);
    expect(said).toHaveLength(await page.locator('.prose a[target=_blank]').count());
  });

  test('only code and tables that overflow are tab stops, and the page has one live region', async ({
    page,
  }) => {
    const boxes = page.locator('main :is(pre, .table-scroll)');
    const stops = () =>
      boxes.evaluateAll((all) =>
        all
          .filter((box) => box.checkVisibility())
          .map((box) => [box.scrollWidth > box.clientWidth, box.getAttribute('tabindex') === '0']),
      );
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, '/guide/start/quick-start');
    expect(await stops()).not.toEqual([]);
    expect(await stops()).not.toContainEqual([false, true]);
    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(async () => (await stops()).filter(([, isStop]) => isStop).length).toBeGreaterThan(0);
    await expect
      .poll(async () => (await stops()).filter(([scrolls, isStop]) => scrolls !== isStop))
      .toEqual([]);
    await expect(page.locator('main :is(output, [role=status], [aria-live])')).toHaveCount(0);
    await expect(page.locator('[aria-live]')).toHaveCount(1);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test('overflowing code can be focused and scrolled with the keyboard', async ({ page }) => {
    await page.goto('/guide/start/quick-start');
    const focused = page.locator('.prose pre:focus');
    for (let presses = 0; presses < 300 && (await focused.count()) === 0; presses += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1280, height: 800 } });

  test('shows no keyboard hints', async ({ page }) => {
    await openPage(page, '/config/server/port');
    await page.getByRole('button', { name: 'Search' }).first().tap();
    await expect(page.getByRole('combobox')).toBeVisible();
    await page.getByRole('combobox').fill('port');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.locator('kbd, .search-row-enter').filter({ visible: true })).toHaveCount(0);
  });
});
