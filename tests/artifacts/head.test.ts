import { describe, expect, it } from 'vitest';
import { htmlOf, routePaths, tagsOf } from './built-site.ts';

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
