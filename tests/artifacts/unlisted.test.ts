import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { htmlOf, routePaths, tagsOf, textOfFile } from './built-site.ts';

const artifact = (path: string) =>
  readFileSync(new URL(`../../packages/content/dist/${path}`, import.meta.url), 'utf8');

const localeOf = (routePath: string) => (routePath.startsWith('/zh/') ? 'zh' : 'en');
const unlisted = ['/style-guide', '/zh/style-guide', '/all-pages', '/zh/all-pages'];

describe.each(unlisted)('%s, an unlisted page,', (routePath) => {
  it('is built with noindex', () => {
    const html = htmlOf(routePath);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(tagsOf(html, 'meta').find(({ name }) => name === 'robots')?.['content']).toBe('noindex');
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
  });

  it('is not in the list of pages, search or the sitemap', () => {
    const locale = localeOf(routePath);
    const name = routePath.split('/').at(-1) ?? '';
    expect(routePaths).not.toContain(routePath);
    expect(textOfFile('/sitemap.xml')).not.toContain(name);
    expect(artifact(`search/documents.${locale}.json`)).not.toContain(name);
    expect(artifact(`page-index.${locale}.json`)).not.toContain(name);
  });
});

describe.each(['/all-pages', '/zh/all-pages'])('%s', (routePath) => {
  it('links once to every listed page of its language but the home page', () => {
    const locale = localeOf(routePath);
    const listed = routePaths.filter((path) => !/^\/(zh\/)?$/.test(path) && localeOf(path) === locale);
    const linked = tagsOf(htmlOf(routePath), 'a')
      .filter((link) => link['class'] === 'overview-link')
      .map(({ href = '' }) => href);
    expect(linked.toSorted()).toEqual(listed.toSorted());
  });
});
