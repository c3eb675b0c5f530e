import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { htmlOf, routePaths, tagsOf, textOfFile } from './built-site.ts';

const artifact = (path: string) =>
  readFileSync(new URL(`../../packages/content/dist/${path}`, import.meta.url), 'utf8');

describe.each(['/style-guide', '/zh/style-guide'])('%s, a page for writers,', (routePath) => {
  it('is built, and asks not to be indexed', () => {
    const html = htmlOf(routePath);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(tagsOf(html, 'meta').find(({ name }) => name === 'robots')?.['content']).toBe('noindex');
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
  });

  it('is in no list that readers are led by', () => {
    const locale = routePath.startsWith('/zh/') ? 'zh' : 'en';
    expect(routePaths).not.toContain(routePath);
    expect(textOfFile('/sitemap.xml')).not.toContain('style-guide');
    expect(artifact(`search/documents.${locale}.json`)).not.toContain('style-guide');
    expect(artifact(`page-index.${locale}.json`)).not.toContain('style-guide');
  });
});
