import { uiStrings, type NavItem } from '@docs/content/site';
import { describe, expect, it } from 'vitest';
import type { PageFacts } from '@docs/content/types';
import { isActive, navModel, languageLinks, versionModel } from './navbar-model.ts';
import { notFoundPage } from '../data/not-found-page.ts';

const menu = {
  kind: 'menu',
  text: 'nav.community',
  position: 'left',
  items: [
    { kind: 'link', text: 'nav.guide', link: '/guide/' },
    {
      kind: 'section',
      text: 'nav.plugin',
      items: [{ kind: 'link', text: 'overview', link: 'https://a.test/x', tag: 'new' }],
    },
  ],
} as const satisfies NavItem;

describe('isActive', () => {
  it.each([
    ['/guide/basic/cli', true],
    ['/guide/', true],
    ['/config/guide/', false],
    ['/guides', false],
  ])('matches only the start of %s: %s', (path, active) => {
    expect(isActive({ text: 'nav.guide', link: '/guide/start/', activeMatch: '/guide/' }, path)).toBe(active);
  });

  it('uses the escaped link if there is no pattern', () => {
    expect(isActive({ text: 'nav.guide', link: '/a.b/' }, '/a.b/c')).toBe(true);
    expect(isActive({ text: 'nav.guide', link: '/a.b/' }, '/axb/c')).toBe(false);
    expect(isActive({ text: 'nav.guide', activeMatch: '/(a|b)/' }, '/b/c')).toBe(true);
    expect(isActive({ text: 'nav.guide' }, '/')).toBe(false);
  });
});

describe('navModel', () => {
  it('translates items and marks the active one under any language prefix', () => {
    const [item] = navModel(
      [{ kind: 'link', text: 'nav.config', link: '/config/' }],
      '/zh/config/server/port',
      uiStrings.zh,
    );
    expect(item).toMatchObject({ text: '配置', href: '/zh/config/', active: true });
  });

  it('keeps menus, sections, positions, tags and external links', () => {
    const [item] = navModel([menu], '/zh/guide/start/', uiStrings.zh);
    expect(item).toMatchObject({
      kind: 'menu',
      href: undefined,
      active: true,
      position: 'left',
      items: [
        { kind: 'link', href: '/zh/guide/', active: true },
        {
          kind: 'section',
          text: uiStrings.zh['nav.plugin'],
          items: [{ href: 'https://a.test/x', tag: 'new', active: false }],
        },
      ],
    });
  });
});

const unknown = notFoundPage('en').facts;
const page = {
  ...unknown,
  routePath: '/guide/advanced/rem',
  counterpart: { routePath: '/zh/guide/advanced/rem', isSamePage: true },
  frontmatter: { ...unknown.frontmatter, pageType: 'doc' },
} as const;

it('links the same page in each language', () => {
  expect(languageLinks(page, uiStrings.en)).toEqual([
    { text: 'English', lang: 'en', href: '/guide/advanced/rem', current: true },
    { text: '简体中文', lang: 'zh-CN', href: '/zh/guide/advanced/rem', current: false },
  ]);
});

it('links the nearest parent of a missing page, with a note in the language of the page', () => {
  const missing = { ...page, counterpart: { routePath: '/zh/', isSamePage: false } };
  const [, chinese] = languageLinks(missing, uiStrings.en);
  expect(chinese).toMatchObject({ href: '/zh/', note: expect.stringContaining('not available in 简体中文') });
});

const versions = { default: 'v1', versions: ['v1', 'v2'] };
const pageAt = (routePath: string, locale: 'en' | 'zh'): PageFacts => {
  const { facts } = notFoundPage(locale);
  return { ...facts, routePath, frontmatter: { ...facts.frontmatter, pageType: 'doc' } };
};

it.each([
  ['/guide/', 'en', 'v1', ['/guide/', '/v2/guide/']],
  ['/v2/guide/', 'en', 'v2', ['/guide/', '/v2/guide/']],
  ['/zh/guide/', 'zh', 'v1', ['/zh/guide/', '/v2/zh/guide/']],
  ['/v2/zh/guide/', 'zh', 'v2', ['/zh/guide/', '/v2/zh/guide/']],
  ['/v2x/guide/', 'en', 'v1', ['/v2x/guide/', '/v2/v2x/guide/']],
] as const)('links %s in every version', (routePath, locale, current, hrefs) => {
  const items = versionModel(pageAt(routePath, locale), versions);
  expect(items.map(({ href }) => href)).toEqual(hrefs);
  expect(items.filter((item) => item.current).map(({ text }) => text)).toEqual([current]);
});

it('links the home page of each language and each version on the 404 page', () => {
  const { facts } = notFoundPage('zh');
  expect(languageLinks(facts, uiStrings.zh).map(({ href }) => href)).toEqual(['/', '/zh/']);
  const hrefs = (locale: 'en' | 'zh') =>
    versionModel(notFoundPage(locale).facts, versions).map(({ href }) => href);
  expect(hrefs('en')).toEqual(['/', '/v2/']);
  expect(hrefs('zh')).toEqual(['/zh/', '/v2/zh/']);
});

it('has no items on a site without versions', () => {
  expect(versionModel(pageAt('/guide/', 'en'), { default: '', versions: [] })).toEqual([]);
});
