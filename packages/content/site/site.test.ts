import { expect, test } from 'vitest';
import { createRouteLookup, hrefKind, routePathOf } from '../src/paths/index.ts';
import { sidebarPages } from '../src/site-data/sidebar-pages.ts';
import { feeds, localeList, locales, nav, sidebars, siteConfig, toolLinks, uiStrings } from './build-data.ts';

test('labels are not empty, and stand for the same values in every language', () => {
  const placeholders = (text: string): readonly string[] =>
    [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
  for (const [key, english] of Object.entries(uiStrings.en)) {
    const chinese = uiStrings.zh[key as keyof typeof uiStrings.zh];
    expect(english.trim(), key).not.toBe('');
    expect(chinese.trim(), key).not.toBe('');
    expect(placeholders(chinese), key).toEqual(placeholders(english));
  }
});

test('the navigation leads to pages that a sidebar lists', () => {
  const keys = sidebars.flatMap((sidebar) => sidebarPages(sidebar.items));
  const lookup = createRouteLookup(keys.map((key) => routePathOf(`en/${key}`)));
  for (const { link, activeMatch } of nav) {
    if (link === undefined) continue;
    expect(lookup.find(link), link).toBe(link);
    expect(link).toMatch(new RegExp(`^${activeMatch ?? ''}`));
  }
});

test('sections have the names and the order of the navigation', () => {
  expect(sidebars.map(({ section, text }) => [text, `/${section}/`])).toEqual(
    nav.map(({ text, activeMatch }) => [text, activeMatch]),
  );
});

test('feeds have ids, paths and languages of their own', () => {
  expect(new Set(feeds.map((feed) => feed.id)).size).toBe(feeds.length);
  expect(new Set(feeds.map((feed) => feed.path)).size).toBe(feeds.length);
  for (const feed of feeds) {
    expect(feed.language).toBe(locales[feed.locale].lang);
    expect(feed.routePrefix.startsWith(`${locales[feed.locale].prefix}/community/`)).toBe(true);
    expect(feed.mime).toBe(`application/${feed.format}+xml`);
  }
});

test('links that leave the site are absolute', () => {
  const links = [
    ...siteConfig.socialLinks.flatMap((link) => (link.mode === 'link' ? [link.content] : [])),
    ...toolLinks.flatMap((tool) => [tool.url, tool.urlEn ?? tool.url]),
    siteConfig.defaultEditBase,
    siteConfig.defaultHost,
  ];
  for (const link of links) expect(hrefKind(link), link).toBe('external');
});

test('every language has a description and a footer', () => {
  for (const locale of localeList) {
    expect(siteConfig.description[locale]).not.toBe('');
    expect(siteConfig.footerMessage[locale]).toContain('2024');
  }
});
