import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../site.ts';

/** One page of each type. */
const pages = {
  home: '/',
  doc: '/guide/start/quick-start',
  option: '/config/server/port',
  overview: '/config/',
  'all pages': '/all-pages',
  '404': '/nothing/here',
} as const;

/** Lines that are identical in both languages. */
const ofBothLanguages: readonly RegExp[] = [
  /"(API|GitHub|X|Discord)"|text: Rsbuild$/,
  /(heading "|listitem: )server(\.port)?("|$)/,
  /code: "import |text: rsbuild\.config\.ts$|paragraph: "404"$/,
  /\/url: (edit|http)/,
];

/**
 * Opens a page and removes its content, and its header except on the home page. The base of edit links is a setting.
 */
async function openShell(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.evaluate(() => {
    const content =
      '.prose > *, .sidebar li, .outline li, .overview-title, .overview-list, .doc-footer-pages, .page-title-lead, .fact-table, .feature, .site-footer, time';
    const header = document.querySelector('.hero') ? '' : ', .navbar > *';
    for (const element of document.querySelectorAll(content + header))
      element.setAttribute('aria-hidden', 'true');
    document.querySelector('a[href$=".mdx"]')?.setAttribute('href', 'edit');
  });
}

test.describe('accessible names of the shell', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [name, path] of Object.entries(pages)) {
    test(`${name}: as accepted, and in Chinese the same parts with other names and URLs`, async ({
      page,
      complaints,
    }) => {
      const body = page.locator('body');
      await openShell(page, path);
      await expect(body).toMatchAriaSnapshot({ name: `${name.replaceAll(' ', '-')}.aria.yml` });
      const english = (await body.ariaSnapshot()).split('\n');
      await openShell(page, `/zh${path}`);
      const chinese = (await body.ariaSnapshot()).split('\n');
      const partOf = (line: string) => /^ *- '?\/?(\w+)/.exec(line)?.[1];
      expect(chinese.map(partOf)).toEqual(english.map(partOf));
      const named = english.filter((line, at) => line === chinese[at] && /"|: \S/.test(line));
      expect(named.filter((line) => !ofBothLanguages.some((same) => same.test(line)))).toEqual([]);
      if (name === '404') complaints.splice(0);
    });
  }
});
