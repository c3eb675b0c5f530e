import { describe, expect, it } from 'vitest';
import { headOf } from './head.ts';
import { notFoundPage } from '../data/not-found-page.ts';
import { joinTitle, titleOf } from './page-title.ts';

const base = notFoundPage('en').facts;
const doc = {
  ...base,
  routePath: '/config/server/port',
  counterpart: { routePath: '/zh/config/server/port', isSamePage: true },
  frontmatter: { ...base.frontmatter, pageType: 'doc', title: 'The port', description: 'Which port.' },
} as const;

describe('titles', () => {
  it.each([
    ['Port', 'Site', 'Port - Site'],
    ['Port', '- Site', 'Port - Site'],
    ['Port', '| Site', 'Port | Site'],
    ['Site', '', 'Site'],
  ])('joins %s and %j to %s', (title, suffix, whole) => {
    expect(joinTitle(title, suffix)).toBe(whole);
  });

  it('append the title of the site', () => {
    expect(titleOf(doc)).toBe('The port - Rsbuild');
  });

  it('name the 404 page', () => {
    expect(titleOf(base)).toBe('404 - Rsbuild');
  });
});

describe('the head', () => {
  it('lists both languages, with English as x-default', () => {
    const head = headOf(doc, 'https://x.example');
    expect(head.canonical).toBe('https://x.example/config/server/port');
    expect(head.alternates).toEqual([
      { hreflang: 'en', href: 'https://x.example/config/server/port' },
      { hreflang: 'zh-CN', href: 'https://x.example/zh/config/server/port' },
      { hreflang: 'x-default', href: 'https://x.example/config/server/port' },
    ]);
  });

  it('has no alternates without a counterpart, and no canonical URL on the 404 page', () => {
    const single = { ...doc, counterpart: { routePath: '/zh/config/', isSamePage: false } };
    expect(headOf(single, 'https://x.example').alternates).toEqual([]);
    expect(headOf(base, 'https://x.example')).toMatchObject({ canonical: null, alternates: [] });
  });
});
