import { describe, expect, it } from 'vitest';
import { bytesOfFile, htmlOf, routePaths, tagsOf, unescape } from './built-site.ts';

describe('the head of', () => {
  it('every page has a title, a description and a canonical URL', () => {
    for (const routePath of routePaths) {
      const html = htmlOf(routePath);
      expect.soft(html.match(/<title>[^<]+<\/title>/g), routePath).toHaveLength(1);
      const description = tagsOf(html, 'meta').find(({ name }) => name === 'description');
      expect.soft(description?.['content']?.length, routePath).toBeGreaterThan(10);
      const links = tagsOf(html, 'link');
      const canonical = links.find(({ rel }) => rel === 'canonical')?.['href'] ?? '';
      expect.soft(new URL(canonical).pathname, routePath).toBe(routePath);
    }
  });

  it('every page has Open Graph data equal to its title and description', () => {
    for (const routePath of routePaths) {
      const html = htmlOf(routePath);
      const metas = tagsOf(html, 'meta');
      const og = (name: string) =>
        metas.filter(({ property }) => property === `og:${name}`).map(({ content }) => content);
      const [canonical] = tagsOf(html, 'link').filter(({ rel }) => rel === 'canonical');
      const isChinese = routePath.startsWith('/zh/');
      expect.soft(og('url'), routePath).toEqual([canonical?.['href']]);
      expect.soft(og('title'), routePath).toEqual([unescape(/<title>([^<]+)/.exec(html)?.[1] ?? '')]);
      expect
        .soft(og('description'), routePath)
        .toEqual(metas.filter(({ name }) => name === 'description').map(({ content }) => content));
      expect
        .soft(og('type'), routePath)
        .toEqual([routePath === '/' || routePath === '/zh/' ? 'website' : 'article']);
      expect.soft(og('locale'), routePath).toEqual([isChinese ? 'zh_CN' : 'en_US']);
      expect.soft(og('locale:alternate'), routePath).toEqual([isChinese ? 'en_US' : 'zh_CN']);
      expect.soft(og('site_name'), routePath).toEqual(['Rsbuild']);
      const image = new URL(og('image')[0] ?? '').pathname;
      const picture = bytesOfFile(image);
      expect
        .soft([picture.readUInt32BE(16), picture.readUInt32BE(20)].map(String), routePath)
        .toEqual([...og('image:width'), ...og('image:height')]);
      expect
        .soft(metas.find(({ name }) => name === 'twitter:card')?.['content'], routePath)
        .toBe('summary_large_image');
    }
  });

  it('every page has an alternate that refers back to it', () => {
    for (const routePath of routePaths) {
      const pairs = (path: string) =>
        tagsOf(htmlOf(path), 'link')
          .filter(({ rel, type }) => rel === 'alternate' && type === undefined)
          .map(({ hreflang, href = '' }) => `${hreflang} ${new URL(href).pathname}`)
          .toSorted();
      const own = pairs(routePath);
      const english = routePath.replace(/^\/zh\//, '/');
      expect.soft(own, routePath).toEqual([`en ${english}`, `x-default ${english}`, `zh-CN /zh${english}`]);
      expect.soft(pairs(routePath.startsWith('/zh/') ? english : `/zh${english}`), routePath).toEqual(own);
    }
  });

  it.each(['/404', '/zh/404'])('%s has noindex and no canonical URL', (routePath) => {
    const html = htmlOf(routePath);
    expect(tagsOf(html, 'meta').find(({ name }) => name === 'robots')?.['content']).toBe('noindex');
    expect(tagsOf(html, 'link').filter(({ rel }) => rel === 'canonical' || rel === 'alternate')).toEqual([]);
    expect(html).toContain('<title>404 - Rsbuild</title>');
  });

  it('every other page may be indexed', () => {
    for (const routePath of routePaths) expect(htmlOf(routePath), routePath).not.toContain('name="robots"');
  });

  it('every page has a unique title in its language', () => {
    for (const ofLocale of [
      routePaths.filter((routePath) => routePath.startsWith('/zh/')),
      routePaths.filter((routePath) => !routePath.startsWith('/zh/')),
    ]) {
      const titles = ofLocale.map((routePath) => /<title>([^<]+)/.exec(htmlOf(routePath))?.[1]);
      expect(new Set(titles).size).toBe(ofLocale.length);
    }
  });

  it('a release page has its date as text and in `datetime`', () => {
    expect(htmlOf('/community/releases/v0-6')).toContain(
      '<time dateTime="2024-04-10T18:00:00Z">Published on April 10, 2024</time>',
    );
    expect(htmlOf('/zh/community/releases/v0-6')).toContain('>发布于 2024年4月10日</time>');
  });

  it('the home page and the release pages link to the feeds of their language', () => {
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
