import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hrefKind } from './href-kind.ts';
import { createRouteLookup, resolveRoute } from './resolve-route.ts';

const routes = ['/', '/zh/', '/config/', '/zh/config/', '/config/server/port', '/zh/config/server/port'];
const lookup = createRouteLookup(routes);
const resolve = (pathname: string, base = '/'): unknown => resolveRoute(pathname, lookup, base);
const page = (routePath: string): unknown => ({ kind: 'page', routePath });

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/config', '/config/'],
  ['/config/', '/config/'],
  ['/config.html', '/config/'],
  ['/config/index', '/config/'],
  ['/CONFIG/Server/PORT/', '/config/server/port'],
  ['/zh', '/zh/'],
  ['/zh/config/server/port.html', '/zh/config/server/port'],
])('%s resolves to the page %s', (pathname, routePath) => {
  expect(resolve(pathname)).toEqual(page(routePath));
});

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/config', '/config/'],
  ['/EN/config/server/port.html', '/config/server/port'],
  ['/en/nothing', '/nothing'],
  ['/en/%E6%8C%87%3Fx', '/%E6%8C%87%3Fx'],
  ['/en//evil.test', '/evil.test'],
  [String.raw`/en/\evil.test`, '/evil.test'],
])('%s redirects to %s', (pathname, to) => {
  expect(resolve(pathname)).toEqual({ kind: 'redirect', to });
});

test.each([
  ['/nothing', 'en'],
  ['/zh/nothing', 'zh'],
  ['/foo/zh', 'en'],
  ['/zhx', 'en'],
  ['/zh/%E0%A4%A', 'zh'],
  ['/%E0%A4%A', 'en'],
])('%s is not found, with locale %s', (pathname, locale) => {
  expect(resolve(pathname)).toEqual({ kind: 'notFound', locale });
});

test('matches the base by whole segments', () => {
  expect(resolve('/docs/config', '/docs/')).toEqual(page('/config/'));
  expect(resolve('/docs', '/docs/')).toEqual(page('/'));
  expect(resolve('/docsx/config', '/docs/')).toEqual({ kind: 'notFound', locale: 'en' });
});

test('resolves every spelling of a route', () => {
  const spelling = fc
    .tuple(
      fc.constantFrom(...routes),
      fc.constantFrom('', '/', '.html', '/index', '/index.html'),
      fc.boolean(),
    )
    .map(([route, end, upper]) => {
      const path = `${route.replace(/\/$/, '')}${end}` || '/';
      return { route, path: upper ? path.toUpperCase() : path };
    })
    .filter(({ path }) => path !== '.html' && path !== '.HTML');
  fc.assert(
    fc.property(spelling, ({ route, path }) => {
      expect(resolve(path)).toEqual(page(route));
    }),
  );
});

test('never throws, and no redirect leaves the site', () => {
  fc.assert(
    fc.property(fc.constantFrom('/', '/en/', '/zh/'), fc.string({ unit: 'grapheme' }), (start, rest) => {
      const result = resolveRoute(start + rest, lookup, '/');
      if (result.kind === 'redirect') expect(hrefKind(result.to)).toBe('internal');
    }),
  );
});
