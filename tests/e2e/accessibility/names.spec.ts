import { expect, openPage, test } from '../site.ts';

/** One page of each type in both languages. */
const pages = {
  home: '/',
  'home zh': '/zh/',
  doc: '/guide/start/quick-start',
  'doc zh': '/zh/guide/start/quick-start',
  option: '/config/server/port',
  'option zh': '/zh/config/server/port',
  overview: '/config/',
  'overview zh': '/zh/config/',
  'all pages': '/all-pages',
  'all pages zh': '/zh/all-pages',
  '404': '/nothing/here',
  '404 zh': '/zh/nothing/here',
} as const;

test.describe('accessible names of the shell', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [name, path] of Object.entries(pages)) {
    test(name, async ({ page, complaints }) => {
      await openPage(page, path);
      // Leaves out the content of the page. The base of edit links is a setting.
      await page.evaluate(() => {
        const content =
          '.prose > *, .sidebar li, .outline li, .overview-list, .doc-footer-pages, .page-title-lead, .fact-table, .feature, .site-footer, time';
        for (const element of document.querySelectorAll(content)) element.setAttribute('aria-hidden', 'true');
        document.querySelector('a[href$=".mdx"]')?.setAttribute('href', 'edit');
      });
      await expect(page.locator('body')).toMatchAriaSnapshot({
        name: `${name.replaceAll(' ', '-')}.aria.yml`,
      });
      if (name.startsWith('404')) complaints.splice(0);
    });
  }
});
