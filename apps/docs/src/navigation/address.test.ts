import { siteConfig } from '@docs/content/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routePathOf, siteHref, targetOf } from './address.ts';

describe('an address', () => {
  it.each([
    ['/config/server/port', '/config/server/port'],
    ['/config/server/port.html', '/config/server/port'],
    ['/config/index.html', '/config/'],
    ['/config/index', '/config/'],
    ['/en/config/', '/config/'],
    ['/en', '/'],
    ['/config/%70ort', '/config/port'],
  ])('%s is the route %s', (pathname, routePath) => {
    expect(routePathOf(pathname)).toBe(routePath);
  });

  it('whose escapes cannot be decoded is no route, and breaks nothing', () => {
    expect(routePathOf('/%E0%A4%A')).toBeNull();
    expect(targetOf('/%E0%A4%A#x', { routePath: '/', search: '' })).toBeNull();
    expect(siteHref('/%E0%A4%A')).toBe('/%E0%A4%A');
  });
});

describe('a link', () => {
  const here = { routePath: '/config/', search: '?navbar=0' };

  it.each([
    ['#dev', { routePath: '/config/', search: '?navbar=0', hash: '#dev' }],
    ['?sidebar=0', { routePath: '/config/', search: '?sidebar=0', hash: '' }],
    ['/guide/start/', { routePath: '/guide/start/', search: '', hash: '' }],
    ['/guide/start/?a=1#b?c', { routePath: '/guide/start/', search: '?a=1', hash: '#b?c' }],
    ['/config/#%E0%A4%A', { routePath: '/config/', search: '', hash: '#%E0%A4%A' }],
  ])('%s keeps the query on its own page alone', (href, target) => {
    expect(targetOf(href, here)).toEqual(target);
  });
});

describe('below a base that is also the name of a section', () => {
  const { base } = siteConfig;
  beforeAll(() => void Object.assign(siteConfig, { base: '/guide/' }));
  afterAll(() => void Object.assign(siteConfig, { base }));

  it('an address has the base and a link has none', () => {
    expect(siteHref('/guide/start/')).toBe('/guide/guide/start/');
    expect(routePathOf('/guide/guide/start/')).toBe('/guide/start/');
    expect(routePathOf('/guide/config/')).toBe('/config/');
    expect(routePathOf('/config/')).toBeNull();
    expect(targetOf('/guide/start/', { routePath: '/', search: '' })?.routePath).toBe('/guide/start/');
  });
});
