import type { Page } from '@playwright/test';
import { expect, followLink, holdApplication, hydrated, openPage, test } from '../site.ts';
import { searchFor } from '../search/search-states.ts';
import { chooseTheme, dark, paper } from '../themes.ts';

/** A visit that uses storage: tabs before and after hydration, theme, a link, Back, and search. */
async function visit(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const release = await holdApplication(page);
  await page.goto('/guide/start/quick-start');
  const first = page.getByRole('tab', { name: 'npm', exact: true }).first();
  const tab = page.getByRole('tab', { name: 'pnpm' }).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await tab.click();
  release();
  await hydrated(page);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await first.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await tab.click();
  await chooseTheme(page, 'Dark');
  await expect.poll(() => paper(page)).toBe(dark);
  await page.locator('nav').getByRole('link', { name: 'Config', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('Config Overview');
  expect(await paper(page)).toBe(dark);
  await page.goBack();
  await expect(page.locator('h1')).not.toHaveText('Config Overview');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await searchFor(page, 'server.port');
  await expect(page.getByRole('option').first()).toContainText('server.port');
}

/** Init scripts. */
const refusals = {
  'is refused': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  },
  'is not there': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: null });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'cannot be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('broken', 'UnknownError');
    };
  },
} as const;

test.describe('when storage', () => {
  for (const [name, refuse] of Object.entries(refusals)) {
    test(`${name}, the page works, and choices last until it is closed`, async ({ page }) => {
      await page.addInitScript(refuse);
      await visit(page);
    });
  }

  test('contains invalid values, they are ignored', async ({ page }) => {
    await page.addInitScript(() => {
      const markup = '<img src=x onerror=alert(1)>';
      for (const key of ['docs-theme', 'docs-tab:package.manager', 'docs-visited']) {
        if (localStorage.getItem(key) === null || key === 'docs-visited') localStorage.setItem(key, markup);
      }
      sessionStorage.setItem('docs-redirected', 'javascript:alert(1)');
      sessionStorage.setItem('docs-reloaded', markup);
      sessionStorage.setItem('docs-scroll', '[["a"],null,{"__proto__":1},["b","c"]]');
    });
    await visit(page);
    await page.goto('/');
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });

  test('contains other JSON as scroll positions, pages open at the top', async ({ page }) => {
    for (const text of ['{', 'null', '7', '"\\u0000"']) {
      await page.addInitScript((value) => sessionStorage.setItem('docs-scroll', value), text);
      await openPage(page, '/config/server/port');
      await followLink(page, 'dev.assetPrefix');
      expect(await page.evaluate(() => window.scrollY), text).toBe(0);
    }
  });
});

test.describe('two tabs at once', () => {
  test('share theme and tabs, also when one of them clears storage', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await openPage(tab, '/guide/start/quick-start');
    }
    await chooseTheme(other, 'Dark');
    await expect.poll(() => paper(page)).toBe(dark);
    await other.getByRole('tab', { name: 'yarn' }).first().click();
    await expect(page.getByRole('tab', { name: 'yarn' }).first()).toHaveAttribute('aria-selected', 'true');
    await other.evaluate(() => localStorage.clear());
    await expect.poll(() => paper(page)).not.toBe(dark);
    await expect(page.getByRole('tab', { name: 'npm', exact: true }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});
