import type { Page } from '@playwright/test';
import { holdFile } from '../hold-application.ts';
import { expect, followLink, holdApplication, hydrated, openPage, test } from '../site.ts';

const top = (page: Page) => page.evaluate(() => window.scrollY);
const at = (page: Page, y: number) => expect.poll(() => top(page)).toBe(y);
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await at(page, y);
};
const sidebarLink = (page: Page, name: string) =>
  page.locator('.sidebar').getByRole('link', { name }).first();
const outlineLink = (page: Page, name: string) => page.locator('.outline').getByRole('link', { name });

/** Collects the texts of the live region from now on; each one is removed after a few seconds. */
async function watchAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const region = document.querySelector('[aria-live]') as Element;
    new MutationObserver(() => announced.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { announced: readonly string[] }).announced);
}

test.use({ viewport: { width: 1400, height: 500 } });

test.beforeEach(async ({ page }) => {
  await openPage(page, '/config/dev/asset-prefix');
});

test.describe('a navigation', () => {
  test('scrolls to the top and focuses the title, without another announcement', async ({ page }) => {
    const announcements = await watchAnnouncements(page);
    await scrollTo(page, 420);
    await followLink(page, 'server.port');
    await at(page, 0);
    await expect(page.locator('h1')).toBeFocused();
    expect(await announcements()).toEqual([]);
  });

  test('with a hash scrolls its target below the header', async ({ page }) => {
    await openPage(page, '/config/');
    const link = page.locator('main a[href="/config/server/port#when-the-port-is-in-use"]').first();
    await link.click();
    const target = page.locator('#when-the-port-is-in-use');
    await expect(target).toBeInViewport();
    await expect(target).toBeFocused();
    await expect(page.locator('[aria-live]')).toHaveText('server.port - Rsbuild');
    expect((await target.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(60);
  });

  test('fires docs:content-reload on the window, once', async ({ page }) => {
    await page.evaluate(() => {
      let count = 0;
      addEventListener('docs:content-reload', () => (document.body.dataset['reloads'] = String(++count)));
    });
    await followLink(page, 'server.port');
    await expect(page.locator('body')).toHaveAttribute('data-reloads', '1');
    await outlineLink(page, 'What can go wrong').click();
    await page.goBack();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    await expect(page.locator('body')).toHaveAttribute('data-reloads', '2');
  });
});

test.describe('Back and Forward', () => {
  test('restore the scroll position and keep focus', async ({ page }) => {
    await scrollTo(page, 420);
    await followLink(page, 'server.port');
    await sidebarLink(page, 'server.port').focus();
    await scrollTo(page, 210);
    const announcements = await watchAnnouncements(page);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    await at(page, 420);
    await expect(sidebarLink(page, 'server.port')).toBeFocused();
    expect(await announcements()).toEqual([]);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText('server.port');
    await at(page, 210);
  });

  test('restore it after a reload, also when the page has to load first', async ({ page }) => {
    await scrollTo(page, 420);
    await followLink(page, 'server.port');
    await scrollTo(page, 210);
    await page.route(/\/asset-prefix(\.\w{10})?\.js$/, async (route) => {
      // The module arrives at least a frame after the URL has changed.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await route.continue();
    });
    await page.reload();
    await at(page, 210);
    await hydrated(page);
    await at(page, 210);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
    await at(page, 420);
    await page.goForward();
    await at(page, 210);
    // A prefetch may still be pending.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('before hydration load the document of the entry', async ({ page }) => {
    await openPage(page, '/config/server/port');
    await followLink(page, 'dev.assetPrefix');
    const release = await holdApplication(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('h1')).toHaveText('server.port');
    release();
    await hydrated(page);
    await expect(page).toHaveURL(/\/config\/server\/port$/);
  });

  test('before the boot script load the document of the entry', async ({ page }) => {
    await openPage(page, '/config/server/port');
    await followLink(page, 'dev.assetPrefix');
    const release = await holdFile(page, /\/assets\/boot-.*\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await page.goBack({ waitUntil: 'commit' });
    release();
    await expect(page.locator('h1')).toHaveText('server.port');
    await hydrated(page);
    await expect(page).toHaveURL(/\/config\/server\/port$/);
  });

  test('restore a position that was scrolled to before hydration', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto('/');
    await scrollTo(page, 420);
    release();
    await hydrated(page);
    await page.locator('.navbar').getByRole('link', { name: 'Config' }).click();
    await expect(page.locator('h1')).toHaveText('Config Overview');
    await at(page, 0);
    await page.goBack();
    await at(page, 420);
  });

  test('restore the position between entries that differ only in the hash', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollTo(page, 130);
    await outlineLink(page, 'What can go wrong').click();
    await expect(page).toHaveURL(/#what-can-go-wrong$/);
    await expect(page.locator('#what-can-go-wrong')).toBeInViewport();
    const second = await top(page);
    await outlineLink(page, 'Accepted values').click();
    await expect(page).toHaveURL(/#accepted-values$/);
    await expect(page.locator('#accepted-values')).toBeInViewport();
    await page.goBack();
    await at(page, second);
    await page.goBack();
    await at(page, 130);
    await page.goForward();
    await at(page, second);
  });

  test('stay on the page after a native anchor navigation', async ({ page }) => {
    await followLink(page, 'server.port');
    await page.locator('.skip-link').evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(/\/config\/server\/port#docs-content-en$/);
    await expect(page.locator('h1')).toHaveText('server.port');
    await page.goBack();
    await expect(page).toHaveURL(/\/config\/server\/port$/);
    await expect(page.locator('h1')).toHaveText('server.port');
  });
});

test.describe('a link to a heading of the page', () => {
  /** Clicks, and collects the scroll positions until the goal is reached. */
  const positionsAfterClick = async (page: Page, goal: number) => {
    await page.evaluate(() => {
      const positions: number[] = [];
      Object.assign(window, { positions });
      addEventListener('scroll', () => positions.push(scrollY));
      document.querySelector<HTMLAnchorElement>('.outline a[href="#what-can-go-wrong"]')?.click();
    });
    await expect.poll(async () => Math.abs((await top(page)) - goal)).toBeLessThanOrEqual(1);
    return page.evaluate(() => (window as unknown as { positions: readonly number[] }).positions);
  };
  const end = (page: Page) =>
    page.evaluate(() => {
      const target = document.getElementById('what-can-go-wrong');
      if (!target) return 0;
      const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
      const maxTop = document.documentElement.scrollHeight - innerHeight;
      return Math.min(maxTop, Math.round(scrollY + target.getBoundingClientRect().top - margin));
    });

  test('scrolls smoothly, updates the URL and moves focus', async ({ page }) => {
    const goal = await end(page);
    expect(goal).toBeGreaterThan(300);
    const between = (await positionsAfterClick(page, goal)).filter((y) => y > 0 && y < goal - 50);
    expect(between.length).toBeGreaterThan(0);
    await expect(page).toHaveURL(/#what-can-go-wrong$/);
    await expect(page.locator('#what-can-go-wrong')).toBeFocused();
  });

  test('jumps with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const goal = await end(page);
    const between = (await positionsAfterClick(page, goal)).filter((y) => y > 0 && y < goal - 50);
    expect(between).toEqual([]);
  });

  test('that is clicked twice adds one history entry', async ({ page }) => {
    const entries = await page.evaluate(() => history.length);
    await outlineLink(page, 'What can go wrong').click();
    await outlineLink(page, 'What can go wrong').click();
    await expect(page).toHaveURL(/#what-can-go-wrong$/);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test('with a hash that cannot be decoded does not break the page', async ({ page }) => {
    await openPage(page, '/config/server/port#%E0%A4%A');
    await expect(page.locator('h1')).toHaveText('server.port');
    await followLink(page, 'dev.assetPrefix');
  });
});

test('an outline longer than the window scrolls with the reader', async ({ page }) => {
  await openPage(page, '/api/javascript-api/instance');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('.outline [aria-current]')).toBeInViewport();
  await scrollTo(page, 0);
  await expect(page.locator('.outline a').first()).toBeInViewport();
});
