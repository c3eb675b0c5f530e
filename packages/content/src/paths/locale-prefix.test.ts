import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeList, locales } from '../../site/index.ts';
import {
  besideRoute,
  localeOf,
  withLocale,
  withoutDefaultLocale,
  withoutLocale,
  withVersion,
} from './locale-prefix.ts';
import { joinRoutePath, localePattern, splitRoutePath } from './route-parts.ts';

test('uses the prefixes of the site data', () => {
  for (const locale of localeList) {
    expect(withLocale('/config/', locale)).toBe(`${locales[locale].prefix}/config/`);
    expect(localeOf(`${locales[locale].prefix}/config/`)).toBe(locale);
  }
});

test.each([
  ['/zh', 'zh', '/'],
  ['/zh/', 'zh', '/'],
  ['/zh/config/', 'zh', '/config/'],
  ['/ZH/config/', 'zh', '/config/'],
  ['/zhx', 'en', '/zhx'],
  ['/config/zh', 'en', '/config/zh'],
  ['/', 'en', '/'],
  ['/zh?x=1', 'zh', '/?x=1'],
] as const)('%s has the locale %s and the shared path %s', (routePath, locale, shared) => {
  expect(localeOf(routePath)).toBe(locale);
  expect(withoutLocale(routePath)).toBe(shared);
});

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/EN/config/', '/config/'],
  ['/v1/en/config/', '/v1/config/'],
  ['/en//evil.example/', '/evil.example/'],
  [String.raw`/en/\evil.example/`, '/evil.example/'],
  ['/english/', null],
  ['/config/en/', null],
  ['/zh/en/', null],
])('withoutDefaultLocale(%s) is %s', (path, expected) => {
  expect(withoutDefaultLocale(path, { default: 'v2', versions: ['v1', 'v2'] })).toBe(expected);
});

describe('with versions before the locale', () => {
  const versions = { default: 'v2', versions: ['v1', 'v2', 'v10'] };

  test.each([
    ['/v1/zh/config/', { version: 'v1', locale: 'zh', path: '/config/' }],
    ['/zh/config/', { version: 'v2', locale: 'zh', path: '/config/' }],
    ['/v10/x', { version: 'v10', locale: 'en', path: '/x' }],
    ['/v1', { version: 'v1', locale: 'en', path: '/' }],
    ['/zh/v1', { version: 'v2', locale: 'zh', path: '/v1' }],
    ['/v2/x', { version: 'v2', locale: 'en', path: '/v2/x' }],
    ['/V1/ZH/x', { version: 'v1', locale: 'zh', path: '/x' }],
  ])('splits %s', (routePath, parts) => {
    expect(splitRoutePath(routePath, versions)).toEqual(parts);
  });

  test('the default version has no prefix', () => {
    expect(withVersion('/zh/config/', 'v1', versions)).toBe('/v1/zh/config/');
    expect(withVersion('/v1/zh/config/', 'v2', versions)).toBe('/zh/config/');
    expect(withVersion('/v1/zh/config/', 'v10', versions)).toBe('/v10/zh/config/');
    expect(withLocale('/v1/config/', 'zh', versions)).toBe('/v1/zh/config/');
    expect(besideRoute('/v1/zh/config/', '/', versions)).toBe('/v1/zh/');
  });

  test('localePattern, used by hosts and the boot script, agrees with splitRoutePath', () => {
    const segment = fc.constantFrom('v1', 'V1', 'v2', 'v10', 'v1x', 'zh', 'ZH', 'zhx', 'en', 'config', '');
    const paths = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(paths, fc.constantFrom('/', '/docs/', '/a.c/'), (path, base) => {
        const pattern = new RegExp(localePattern('zh', base, versions), 'i');
        expect(pattern.test(base.slice(0, -1) + path)).toBe(localeOf(path, versions) === 'zh');
      }),
      { seed: 1 },
    );
  });

  test('joinRoutePath is the inverse of splitRoutePath', () => {
    const parts = fc.record({
      version: fc.constantFrom('v1', 'v2', 'v10'),
      locale: fc.constantFrom('en' as const, 'zh' as const),
      path: fc.constantFrom('/', '/config/', '/guide/zh', '/zhx', '/a/v1'),
    });
    fc.assert(
      fc.property(parts, (given) => {
        expect(splitRoutePath(joinRoutePath(given, versions), versions)).toEqual(given);
      }),
    );
  });
});
