import type { Page } from '@playwright/test';
import { expect, holdApplication, hydrated, openPage, test } from '../site.ts';

test.use({ viewport: { width: 1280, height: 600 } });

/** Top of the current item in the window, and scroll position of the sidebar, in pixels. */
const sidebarAt = (page: Page) =>
  page.locator('.sidebar').evaluate((sidebar) => ({
    row: sidebar.querySelector('[aria-current=page]')?.getBoundingClientRect().top ?? -1,
    top: sidebar.scrollTop,
  }));

const scrollSidebar = (page: Page, top: number) =>
  page.locator('.sidebar').evaluate((sidebar, to) => (sidebar.scrollTop = to), top);

test.describe('before hydration', () => {
  test('the current item of a long sidebar is visible, and hydration does not move it', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto('/config/tools/swc');
    const before = await sidebarAt(page);
    expect(before.row).toBeGreaterThan(60);
    expect(before.row).toBeLessThan(600);
    release();
    await hydrated(page);
    expect(await sidebarAt(page)).toEqual(before);
  });

  test('hydration keeps the scroll position of the sidebar', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto('/config/tools/swc');
    await scrollSidebar(page, 900);
    release();
    await hydrated(page);
    expect((await sidebarAt(page)).top).toBe(900);
  });

  test('a reload restores the scroll position and the groups of the sidebar', async ({ page }) => {
    await openPage(page, '/config/dev/hmr');
    const group = page.locator('.sidebar details').last();
    await group.locator('summary').click();
    await expect(group).not.toHaveAttribute('open');
    await scrollSidebar(page, 60);
    await holdApplication(page);
    await page.reload();
    await expect(group).not.toHaveAttribute('open');
    expect((await sidebarAt(page)).top).toBe(60);
  });

  test('an opened drawer shows the current item', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await holdApplication(page);
    await page.goto('/config/tools/swc');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('.sidebar [aria-current=page]')).toBeInViewport();
  });

  test('a tab is selected at once in all sets of its group, and stays selected', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto('/guide/start/quick-start');
    await page.getByRole('tab', { name: 'yarn' }).first().click();
    const chosen = page.locator('[data-group="package.manager"] [aria-selected=true]');
    const expected = Array.from({ length: await chosen.count() }, () => 'yarn');
    await expect(chosen).toHaveText(expected);
    release();
    await hydrated(page);
    await expect(chosen).toHaveText(expected);
    await expect(page.locator('.tabs-panel:visible').first()).toContainText('yarn');
  });

  test('the sidebar is restored even if the application never loaded', async ({ page }) => {
    await holdApplication(page);
    await page.goto('/config/dev/hmr');
    await page.locator('.sidebar details').last().locator('summary').click();
    await scrollSidebar(page, 60);
    await page.reload();
    await expect(page.locator('.sidebar details').last()).not.toHaveAttribute('open');
    expect((await sidebarAt(page)).top).toBe(60);
  });

  test('stored tabs are selected', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-tab:package.manager', 'pnpm'));
    await holdApplication(page);
    await page.goto('/guide/start/quick-start');
    const sets = page.locator('.tabs[data-group="package.manager"]');
    const shown = await sets.evaluateAll((all) =>
      all.map((set) => [
        set.querySelector('[aria-selected=true]')?.textContent,
        [...set.querySelectorAll('.tabs-panel')].filter((panel) => panel.checkVisibility()).length,
      ]),
    );
    expect(shown.length).toBeGreaterThan(3);
    expect(shown).toEqual(shown.map(() => ['pnpm', 1]));
  });
});

test.describe('there is no layout shift', () => {
  for (const path of ['/', '/config/', '/guide/start/quick-start', '/zh/config/tools/swc', '/nowhere']) {
    for (const width of [390, 1280]) {
      test(`${path} at ${width} px, with stored choices`, async ({ page, complaints }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript(() => {
          localStorage.setItem('docs-tab:package.manager', 'yarn');
          localStorage.setItem('docs-theme', 'dark');
          const shifts: unknown[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { sources } = entry as unknown as { readonly sources: readonly { node: Node | null }[] };
              shifts.push(sources.map(({ node }) => node?.nodeName ?? 'none'));
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await openPage(page, path);
        expect(await page.evaluate(() => (window as unknown as { shifts: unknown }).shifts)).toEqual([]);
        if (path === '/nowhere') complaints.splice(0);
      });
    }
  }
});
