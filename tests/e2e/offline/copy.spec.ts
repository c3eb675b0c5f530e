import type { Page } from '@playwright/test';
import { hydrated, openPage, routePaths } from '../site.ts';
import { searchFor } from '../search/search-states.ts';
import { expect, test, type Host } from './offline-site.ts';

test.use({ serviceWorkers: 'allow' });

const texts = {
  en: {
    make: 'Make available offline',
    start: 'Download',
    done: 'All pages in English are available offline',
  },
  zh: { make: '下载以离线阅读', start: '下载', done: '全部中文页面均可离线阅读' },
} as const;

const footer = (page: Page) => page.locator('.doc-footer, .site-footer');
const press = (page: Page, name: string) => footer(page).getByRole('button', { name, exact: true }).click();

/** Opens a page and asks for the copy of its language. */
async function ask(page: Page, host: Host, path: string, locale: 'en' | 'zh' = 'en'): Promise<void> {
  await openPage(page, host.origin + path);
  await press(page, texts[locale].make);
}

for (const [locale, path] of [
  ['en', '/config/server/port'],
  ['zh', '/zh/'],
] as const) {
  test(`all pages of ${locale} work without a network after a download of at most 3 MB`, async ({
    page,
    host,
  }) => {
    test.slow();
    await ask(page, host, path, locale);
    await expect(footer(page)).toContainText(/ ?2\.\d MB/);
    await press(page, texts[locale].start);
    await expect(footer(page)).toContainText(texts[locale].done, { timeout: 60_000 });
    await host.unplug();
    const paths = routePaths.filter((route) => route.startsWith('/zh/') === (locale === 'zh'));
    for (const [index, route] of paths.entries()) {
      if (index % 45 !== 7) continue;
      await page.goto(host.origin + route);
      await hydrated(page);
      await expect(page.locator('h1')).not.toHaveText(/404|offline/i);
    }
    await searchFor(page, 'minify');
    const first = page.getByRole('option').filter({ hasText: 'output.minify' }).first();
    await expect(first).not.toContainText(/network|网络/);
    await first.click();
    await expect(page.locator('h1')).toHaveText('output.minify');
    await page.reload();
    await expect(page.locator('h1')).toHaveText('output.minify');
  });
}
