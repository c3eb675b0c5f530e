import { expect, test } from 'vitest';
import { packageRoot } from '../src/build/package-root.ts';
import { readText } from '../src/mdx/read-text.ts';
import { createRouteLookup, hrefKind, routePathOf } from '../src/paths/index.ts';
import { sidebarPages } from '../src/site-data/sidebar-pages.ts';
import {
  feeds,
  glossary,
  localeList,
  locales,
  nav,
  sidebars,
  siteConfig,
  terms,
  toolLinks,
  uiStrings,
} from './build-data.ts';

test('messages are not empty and have the same placeholders in every locale', () => {
  const placeholders = (text: string): readonly string[] =>
    [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
  for (const [key, english] of Object.entries(uiStrings.en)) {
    const chinese = uiStrings.zh[key as keyof typeof uiStrings.zh];
    expect(english.trim(), key).not.toBe('');
    expect(chinese.trim(), key).not.toBe('');
    expect(placeholders(chinese), key).toEqual(placeholders(english));
  }
});

test('navigation links lead to pages in a sidebar', () => {
  const keys = sidebars.flatMap((sidebar) => sidebarPages(sidebar.items));
  const lookup = createRouteLookup(keys.map((key) => routePathOf(`en/${key}`)));
  for (const { link, activeMatch } of nav) {
    if (link === undefined) continue;
    expect(lookup.find(link), link).toBe(link);
    expect(link).toMatch(new RegExp(`^${activeMatch ?? ''}`));
  }
});

test('sidebars have the names and the order of the navigation entries', () => {
  expect(sidebars.map(({ section, text }) => [text, `/${section}/`])).toEqual(
    nav.map(({ text, activeMatch }) => [text, activeMatch]),
  );
});

test('feeds have unique ids and paths, and the language of their locale', () => {
  expect(new Set(feeds.map((feed) => feed.id)).size).toBe(feeds.length);
  expect(new Set(feeds.map((feed) => feed.path)).size).toBe(feeds.length);
  for (const feed of feeds) {
    expect(feed.language).toBe(locales[feed.locale].lang);
    expect(feed.routePrefix.startsWith(`${locales[feed.locale].prefix}/community/`)).toBe(true);
    expect(feed.mime).toBe(`application/${feed.format}+xml`);
  }
});

test('external links are absolute URLs', () => {
  const links = [
    ...siteConfig.socialLinks.flatMap((link) => (link.mode === 'link' ? [link.content] : [])),
    ...toolLinks.flatMap((tool) => [tool.url, tool.urlEn ?? tool.url]),
    siteConfig.defaultEditBase,
    siteConfig.defaultHost,
  ];
  for (const link of links) expect(hrefKind(link), link).toBe('external');
});

test('no term is there twice, nor as a synonym of another', () => {
  const names = terms.map(({ en }) => en);
  expect(new Set(names).size).toBe(names.length);
  for (const locale of localeList) {
    const synonyms = terms.flatMap(
      ({ insteadEn, insteadZh }) => (locale === 'zh' ? insteadZh : insteadEn) ?? [],
    );
    expect(synonyms.filter((name) => terms.some((term) => term[locale] === name))).toEqual([]);
  }
});

test.each(localeList)('entries that pages do not mark are in the glossary, in %s', (locale) => {
  const text = readText(`${packageRoot}/pages/${locale}/${glossary.page}.mdx`) ?? '';
  const ids = [...text.matchAll(/^## (.+?)(?: \{#(.+)\})?$/gm)].map(([, heading = '', id]) => id ?? heading);
  for (const id of glossary.unmarked) {
    expect(ids.map((name) => name.toLowerCase().replaceAll(' ', '-'))).toContain(id);
  }
});
