import { siteConfig } from '@docs/content/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routePathOf, siteHref, targetOf } from './address.ts';

describe('routePathOf', () => {
  it.each([
    ['/config/server/port', '/config/server/port'],
    ['/config/server/port.html', '/config/server/port'],
    ['/config/index.html', '/config/'],
    ['/config/index', '/config/'],
    ['/en/config/', '/config/'],
    ['/en', '/'],
    ['/config/%70ort', '/config/port'],
  ])('maps %s to the route %s', (pathname, routePath) => {
    expect(routePathOf(pathname)).toBe(routePath);
  });

  it('returns null for invalid escapes, and siteHref keeps them', () => {
    expect(routePathOf('/%E0%A4%A')).toBeNull();
    expect(targetOf('/%E0%A4%A#x', { routePath: '/', search: '' })).toBeNull();
    expect(siteHref('/%E0%A4%A')).toBe('/%E0%A4%A');
  });
});

describe('targetOf', () => {
  const here = { routePath: '/config/', search: '?navbar=0' };

  it.each([
    ['#dev', { routePath: '/config/', search: '?navbar=0', hash: '#dev' }],
    ['?sidebar=0', { routePath: '/config/', search: '?sidebar=0', hash: '' }],
    ['/guide/start/', { routePath: '/guide/start/', search: '', hash: '' }],
    ['/guide/start/?a=1#b?c', { routePath: '/guide/start/', search: '?a=1', hash: '#b?c' }],
    ['/config/#%E0%A4%A', { routePath: '/config/', search: '', hash: '#%E0%A4%A' }],
  ])('resolves %s, and keeps the query only on the same page', (href, target) => {
    expect(targetOf(href, here)).toEqual(target);
  });
});

describe('with a base that equals the name of a section', () => {
  const { base } = siteConfig;
  beforeAll(() => void Object.assign(siteConfig, { base: '/guide/' }));
  afterAll(() => void Object.assign(siteConfig, { base }));

  it('expects the base in URLs and not in links', () => {
    expect(siteHref('/guide/start/')).toBe('/guide/guide/start/');
    expect(routePathOf('/guide/guide/start/')).toBe('/guide/start/');
    expect(routePathOf('/guide/config/')).toBe('/config/');
    expect(routePathOf('/config/')).toBeNull();
    expect(targetOf('/guide/start/', { routePath: '/', search: '' })?.routePath).toBe('/guide/start/');
  });
});
