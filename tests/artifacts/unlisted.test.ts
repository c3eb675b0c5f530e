import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { htmlOf, routePaths, tagsOf, textOfFile } from './built-site.ts';

const artifact = (path: string) =>
  readFileSync(new URL(`../../packages/content/dist/${path}`, import.meta.url), 'utf8');

const localeOf = (routePath: string) => (routePath.startsWith('/zh/') ? 'zh' : 'en');
const unlisted = ['/style-guide', '/zh/style-guide', '/all-pages', '/zh/all-pages'];

describe.each(unlisted)('%s, a page beside the documentation,', (routePath) => {
  it('is built, and asks not to be indexed', () => {
    const html = htmlOf(routePath);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(tagsOf(html, 'meta').find(({ name }) => name === 'robots')?.['content']).toBe('noindex');
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
  });

  it('is in no list that readers are led by', () => {
    const locale = localeOf(routePath);
    const name = routePath.split('/').at(-1) ?? '';
    expect(routePaths).not.toContain(routePath);
    expect(textOfFile('/sitemap.xml')).not.toContain(name);
    expect(artifact(`search/documents.${locale}.json`)).not.toContain(name);
    expect(artifact(`page-index.${locale}.json`)).not.toContain(name);
  });
});

describe.each(['/all-pages', '/zh/all-pages'])('%s', (routePath) => {
  it('links to every listed page of its language once; the logo leads home', () => {
    const locale = localeOf(routePath);
    const listed = routePaths.filter((path) => !/^\/(zh\/)?$/.test(path) && localeOf(path) === locale);
    const linked = tagsOf(htmlOf(routePath), 'a')
      .filter((link) => link['class'] === 'overview-link')
      .map(({ href = '' }) => href);
    expect(linked.toSorted()).toEqual(listed.toSorted());
  });
});
