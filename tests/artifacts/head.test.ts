import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { bytesOfFile, htmlOf, routePaths, tagsOf, unescape } from './built-site.ts';

describe('the head of', () => {
  it.each(routePaths)(
    '%s has a title, a description, a canonical address and both languages',
    (routePath) => {
      const html = htmlOf(routePath);
      expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
      const description = tagsOf(html, 'meta').find(({ name }) => name === 'description');
      expect(description?.['content']?.length).toBeGreaterThan(10);
      const links = tagsOf(html, 'link');
      const canonical = links.find(({ rel }) => rel === 'canonical')?.['href'] ?? '';
      expect(new URL(canonical).pathname).toBe(routePath);
      const languages = links.filter(({ rel, type }) => rel === 'alternate' && type === undefined);
      expect(languages.map(({ hreflang = '' }) => hreflang).toSorted()).toEqual(['en', 'x-default', 'zh-CN']);
    },
  );

  it.each(routePaths)('%s says the same to those who share it', (routePath) => {
    const html = htmlOf(routePath);
    const metas = tagsOf(html, 'meta');
    const og = (name: string) =>
      metas.filter(({ property }) => property === `og:${name}`).map(({ content }) => content);
    const [canonical] = tagsOf(html, 'link').filter(({ rel }) => rel === 'canonical');
    const isChinese = routePath.startsWith('/zh/');
    expect(og('url')).toEqual([canonical?.['href']]);
    expect(og('title')).toEqual([unescape(/<title>([^<]+)/.exec(html)?.[1] ?? '')]);
    expect(og('description')).toEqual(
      metas.filter(({ name }) => name === 'description').map(({ content }) => content),
    );
    expect(og('type')).toEqual([routePath === '/' || routePath === '/zh/' ? 'website' : 'article']);
    expect(og('locale')).toEqual([isChinese ? 'zh_CN' : 'en_US']);
    expect(og('locale:alternate')).toEqual([isChinese ? 'en_US' : 'zh_CN']);
    expect(og('site_name')).toEqual(['Rsbuild']);
    const image = new URL(og('image')[0] ?? '').pathname;
    const picture = bytesOfFile(image);
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)].map(String)).toEqual([
      ...og('image:width'),
      ...og('image:height'),
    ]);
    expect(metas.find(({ name }) => name === 'twitter:card')?.['content']).toBe('summary_large_image');
  });

  it.each(routePaths)('%s is paired with a page that names it in return', (routePath) => {
    const pairs = (path: string) =>
      tagsOf(htmlOf(path), 'link')
        .filter(({ rel, type }) => rel === 'alternate' && type === undefined)
        .map(({ hreflang, href = '' }) => `${hreflang} ${new URL(href).pathname}`)
        .toSorted();
    const own = pairs(routePath);
    const english = routePath.replace(/^\/zh\//, '/');
    expect(own).toEqual([`en ${english}`, `x-default ${english}`, `zh-CN /zh${english}`]);
    expect(pairs(routePath.startsWith('/zh/') ? english : `/zh${english}`)).toEqual(own);
  });

  it.each(['/404', '/zh/404'])('%s is not to be indexed and has no address', (routePath) => {
    const html = htmlOf(routePath);
    expect(tagsOf(html, 'meta').find(({ name }) => name === 'robots')?.['content']).toBe('noindex');
    expect(tagsOf(html, 'link').filter(({ rel }) => rel === 'canonical' || rel === 'alternate')).toEqual([]);
    expect(html).toContain('<title>404 - Rsbuild</title>');
  });

  it('every other page may be indexed', () => {
    for (const routePath of routePaths) expect(htmlOf(routePath), routePath).not.toContain('name="robots"');
  });

  it('the colours around a page are those of its paper, in both schemes', () => {
    const tokens = readFileSync(new URL('../../packages/ui/src/styles/tokens.css', import.meta.url), 'utf8');
    const [, light, dark] = /--c-paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
    const themes = tagsOf(htmlOf('/'), 'meta').filter(({ name }) => name === 'theme-color');
    expect(themes.map(({ content, media }) => [content, media])).toEqual([
      [light, '(prefers-color-scheme: light)'],
      [dark, '(prefers-color-scheme: dark)'],
    ]);
  });

  it('every page has a title and a description of its own within its language', () => {
    for (const ofLocale of [
      routePaths.filter((routePath) => routePath.startsWith('/zh/')),
      routePaths.filter((routePath) => !routePath.startsWith('/zh/')),
    ]) {
      const titles = ofLocale.map((routePath) => /<title>([^<]+)/.exec(htmlOf(routePath))?.[1]);
      expect(new Set(titles).size).toBe(ofLocale.length);
    }
  });

  it('a release page says when it was published, for people and for machines', () => {
    expect(htmlOf('/community/releases/v0-6')).toContain(
      '<time dateTime="2024-04-10T18:00:00Z">Published on April 10, 2024</time>',
    );
    expect(htmlOf('/zh/community/releases/v0-6')).toContain('>发布于 2024年4月10日</time>');
  });

  it('the home page and the release pages name the feeds of their language', () => {
    for (const [routePath, language] of [
      ['/', 'en'],
      ['/zh/', 'zh-CN'],
      ['/community/releases/v0-6', 'en'],
    ] as const) {
      const feeds = tagsOf(htmlOf(routePath), 'link').filter(
        ({ type }) => type?.endsWith('+xml') && type.startsWith('application/'),
      );
      expect(feeds.map(({ type = '' }) => type).toSorted(), routePath).toEqual([
        'application/atom+xml',
        'application/rss+xml',
      ]);
      expect(new Set(feeds.map(({ hreflang }) => hreflang))).toEqual(new Set([language]));
    }
  });
});
