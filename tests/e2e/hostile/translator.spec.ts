import type { Page } from '@playwright/test';
import {
  changeLanguage,
  expect,
  holdApplication,
  hydrated,
  openPage,
  searchHydrated,
  test,
} from '../site.ts';

/**
 * Runs in the page. Imitates page translators, for existing and later text: they wrap it in `<font><font>`; some move
 * the text node, others replace it.
 */
function translate(way: 'moved' | 'replaced'): void {
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || parent.closest('font, script, style, svg, title, textarea') || !text.data.trim()) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    parent.insertBefore(outer, text);
    inner.append(way === 'moved' ? text : document.createTextNode(text.data));
    if (way === 'replaced') text.remove();
  };
  const wrapIn = (node: Node) => {
    if (node instanceof Text) wrap(node);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) wrap(text);
  };
  wrapIn(document.body);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'characterData' && target instanceof Text) wrap(target);
      for (const node of addedNodes) wrapIn(node);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** The visible text, without text for screen readers only. */
const textOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header, nav, main, aside, footer')]
      .map((part) => part.innerText)
      .join('\n'),
  );

/** Navigations that change all kinds of text; each starts where the previous one ended. */
const moves: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['/config/', (page) => follow(page, 'Overview')],
  ['/guide/start/', (page) => follow(page, 'Guide')],
  ['/guide/start/quick-start', (page) => follow(page, /quick start/i)],
  ['/', (page) => page.locator('a.brand, .navbar a[href="/"]').first().click()],
];

const follow = (page: Page, name: string | RegExp) =>
  page
    .locator('nav, main')
    .getByRole('link', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
    .locator('visible=true')
    .first()
    .click();

for (const way of ['moved', 'replaced'] as const) {
  test.describe(`a page translator whose text nodes are ${way}`, () => {
    test('does not change the text of any page, forwards and back', async ({ page, context }) => {
      test.setTimeout(90_000);
      const plain = await context.newPage();
      await openPage(page, '/config/server/port');
      await searchHydrated(page);
      await page.evaluate(translate, way);
      for (const [path, move] of moves) {
        await move(page);
        await expect(page).toHaveURL(path);
        await openPage(plain, path);
        await expect.poll(() => textOf(page)).toBe(await textOf(plain));
      }
      for (const [path] of moves.slice(0, -1).toReversed()) {
        await page.goBack();
        await expect(page).toHaveURL(path);
        await openPage(plain, path);
        await expect.poll(() => textOf(page)).toBe(await textOf(plain));
      }
    });

    test('may run before hydration: React then renders the page again', async ({
      page,
      context,
      complaints,
    }) => {
      const release = await holdApplication(page);
      await page.goto('/config/server/port');
      await page.evaluate(translate, way);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('asset');
      release();
      await hydrated(page);
      await searchHydrated(page);
      await expect(page.getByRole('combobox')).toBeFocused();
      await expect(page.getByRole('combobox')).toHaveValue('asset');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      const plain = await context.newPage();
      await openPage(plain, '/config/server/port');
      await expect.poll(() => textOf(page)).toBe(await textOf(plain));
      await follow(page, 'dev.assetPrefix');
      await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
      // Each React root logs a hydration mismatch.
      const mismatch: unknown = expect.stringMatching(/Minified React error #418/);
      expect(complaints.splice(0)).toEqual([mismatch, mismatch]);
    });

    test('does not break menus, tabs, theme, copying and search', async ({ page }) => {
      await openPage(page, '/guide/start/quick-start');
      await searchHydrated(page);
      await page.evaluate(translate, way);
      const tab = page.getByRole('tab', { name: 'pnpm' }).first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await page.locator('.code-block button').locator('visible=true').first().click();
      await page.getByRole('button', { name: 'Theme' }).first().click();
      await page.getByText('Dark', { exact: true }).first().click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox');
      for (const [query, answer] of [
        ['server.port', 'server.port'],
        ['port', 'server.port'],
        ['zzzzqqq', 'No results for "zzzzqqq"'],
        ['asset', 'dev.assetPrefix'],
        ['qqqqzzz', 'No results for "qqqqzzz"'],
      ] as const) {
        await field.fill(query);
        await expect(page.getByRole('dialog')).toContainText(answer);
      }
      await field.fill('server.port');
      await expect(page.getByRole('option').first()).toContainText('server.port');
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toHaveText('server.port');
      await changeLanguage(page);
      await expect(page).toHaveURL(/\/zh\/config\/server\/port$/);
      await expect(page.locator('.breadcrumbs')).toContainText('配置');
    });
  });
}
