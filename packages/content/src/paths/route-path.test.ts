import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hrefOf, outputFile } from './clean-url.ts';
import { normalizePathname } from './normalize-pathname.ts';
import { resolveRelative, routePathOf } from './route-path.ts';

test.each([
  ['en/index.mdx', '/'],
  ['zh/index.mdx', '/zh/'],
  ['en/config/index.mdx', '/config/'],
  ['zh/config/server/port.mdx', '/zh/config/server/port'],
  ['en/index-page.mdx', '/index-page'],
])('the route path of %s is %s', (sourcePath, expected) => {
  expect(routePathOf(sourcePath)).toBe(expected);
});

test.each([
  ['en/config/dev/hmr.mdx', './port.mdx', '/config/dev/port'],
  ['en/config/dev/hmr.mdx', '../index.mdx', '/config/'],
  ['zh/config/dev/hmr.mdx', '../../guide/', '/zh/guide/'],
  ['zh/config/index.mdx', 'dev/port', '/zh/config/dev/port'],
  ['zh/config/index.mdx', '/guide/start/index', '/guide/start/'],
  ['en/a.mdx', '/b.html', '/b'],
])('in %s, %s resolves to %s', (from, href, expected) => {
  expect(resolveRelative(from, href)).toBe(expected);
});

test.each([
  ['/', 'index.html'],
  ['/config/', 'config/index.html'],
  ['/config/server/port', 'config/server/port.html'],
  ['/zh/', 'zh/index.html'],
])('%s is written to %s', (routePath, expected) => {
  expect(outputFile(routePath)).toBe(expected);
});

test.each([
  ['/config/', { base: '/', cleanUrls: true }, '/config/'],
  ['/config/x?q=1#id', { base: '/docs/', cleanUrls: true }, '/docs/config/x?q=1#id'],
  ['/config/', { base: '/', cleanUrls: false }, '/config/index.html'],
  ['/config/x#id', { base: '/docs', cleanUrls: false }, '/docs/config/x.html#id'],
])('%s with %j is rendered as %s', (routePath, style, expected) => {
  expect(hrefOf(routePath, style)).toBe(expected);
});

const routePath = fc
  .tuple(fc.array(fc.constantFrom('config', 'zh', 'v0-6', 'a'), { minLength: 1, maxLength: 4 }), fc.boolean())
  .map(([segments, folder]) => `/${segments.join('/')}${folder ? '/' : ''}`);

test('the href without clean URLs and the output file resolve to the route path', () => {
  fc.assert(
    fc.property(routePath, (route) => {
      expect(normalizePathname(hrefOf(route, { base: '/', cleanUrls: false }))).toBe(route);
      expect(normalizePathname(`/${outputFile(route)}`)).toBe(route);
    }),
  );
});
