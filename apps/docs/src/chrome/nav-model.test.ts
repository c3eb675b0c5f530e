import { uiStrings, type NavItem } from '@docs/content/site';
import { describe, expect, it } from 'vitest';
import { isActive, navModel } from './nav-model.ts';

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

describe('an item of the bar', () => {
  it.each([
    ['/guide/basic/cli', true],
    ['/guide/', true],
    ['/config/guide/', false],
    ['/guides', false],
  ])('matches at the start of %s: %s', (path, active) => {
    expect(isActive({ text: 'nav.guide', link: '/guide/start/', activeMatch: '/guide/' }, path)).toBe(active);
  });

  it('takes its link for a pattern where it has none, letter by letter', () => {
    expect(isActive({ text: 'nav.guide', link: '/a.b/' }, '/a.b/c')).toBe(true);
    expect(isActive({ text: 'nav.guide', link: '/a.b/' }, '/axb/c')).toBe(false);
    expect(isActive({ text: 'nav.guide', activeMatch: '/(a|b)/' }, '/b/c')).toBe(true);
    expect(isActive({ text: 'nav.guide' }, '/')).toBe(false);
  });
});

describe('the items of the bar', () => {
  it('are in the language of the page and marked whatever its prefix', () => {
    const [item] = navModel(
      [{ kind: 'link', text: 'nav.config', link: '/config/' }],
      '/zh/config/server/port',
      uiStrings.zh,
    );
    expect(item).toMatchObject({ text: '配置', href: '/zh/config/', active: true });
  });

  it('keep menus, titled groups, sides and tags; links that leave the site stay as they are', () => {
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
