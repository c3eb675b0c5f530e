import type { Page } from '@playwright/test';
import { expect, openPage } from '../site.ts';
import type { Host } from './offline-site.ts';

type Locale = 'en' | 'zh';

/** Texts of the control in the footer. */
export const texts = {
  en: {
    make: 'Make available offline',
    start: 'Download',
    done: 'All pages in English are available offline',
  },
  zh: { make: '下载以离线阅读', start: '下载', done: '全部中文页面均可离线阅读' },
} as const;

/** Size of the copy of a language as the footer shows it. `tests/budgets` sets the exact bound. */
export const size = /(?:2\.\d|3\.0) MB/;

export const footer = (page: Page) => page.locator('.doc-footer, .site-footer');

export const press = (page: Page, name: string) =>
  footer(page).getByRole('button', { name, exact: true }).click();

/** Opens a page and requests the copy of its language; the footer then shows its size. */
export async function ask(page: Page, host: Host, path: string, locale: Locale = 'en'): Promise<void> {
  await openPage(page, host.origin + path);
  await press(page, texts[locale].make);
  await expect(footer(page)).toContainText(size);
}

export const downloaded = (page: Page, locale: Locale = 'en') =>
  expect(footer(page)).toContainText(texts[locale].done, { timeout: 120_000 });

/** Names of the caches of copies. */
export const copies = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes(' copy ')));
