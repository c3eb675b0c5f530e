import routes from '@docs/content/artifacts/routes.json';
import { localeOf } from '@docs/content/paths';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { suggestPages } from './suggest-pages.ts';

const suggested = (pathname: string) => suggestPages(pathname, routes).map(({ routePath }) => routePath);

it.each([
  ['/config/server.port', '/config/server/port'],
  ['/zh/config/server/prot', '/zh/config/server/port'],
  ['/Config/Server.Port.html', '/config/server/port'],
  ['/server/port', '/config/server/port'],
  ['/quick-start', '/guide/start/quick-start'],
  ['/guide/quikstart', '/guide/start/quick-start'],
  ['/zh/v0.6', '/zh/community/releases/v0-6'],
  ['/releases/v0.6', '/community/releases/v0-6'],
  ['/plugin/list/react', '/plugins/list/plugin-react'],
  ['/plugins/vue', '/plugins/list/plugin-vue'],
  ['/zh/config/output/filenamehash', '/zh/config/output/filename-hash'],
])('suggests for %s the page %s first', (pathname, routePath) => {
  expect(suggested(pathname)[0]).toBe(routePath);
});

it('suggests a page with the same last segment in other folders after those in a similar folder', () => {
  expect(suggested('/plugin/list/react')).toEqual(['/plugins/list/plugin-react', '/guide/framework/react']);
});

it.each(['/', '/zh', '/wp-login.php', '/%E0%A4%A', '/qqqqqq/wwwwww'])(
  'suggests nothing for %s',
  (pathname) => {
    expect(suggested(pathname)).toEqual([]);
  },
);

it('never suggests an unlisted page', () => {
  expect(suggested('/style-guid')).not.toContain('/style-guide');
});

it('suggests at most five pages, in the language of the path, the one with a single typo first', () => {
  const withTypo = fc
    .tuple(
      fc.constantFrom(...routes.filter(({ routePath, title }) => title && routePath.length > 12)),
      fc.nat(),
    )
    .map(([{ routePath }, at]) => {
      const place = routePath.length - 1 - (at % 3);
      return { routePath, pathname: `${routePath.slice(0, place)}~${routePath.slice(place)}` };
    });
  fc.assert(
    fc.property(withTypo, ({ routePath, pathname }) => {
      const found = suggested(pathname);
      expect(found.length).toBeLessThanOrEqual(5);
      expect(found.map((path) => localeOf(path))).toEqual(found.map(() => localeOf(routePath)));
      expect(found[0]).toBe(routePath);
    }),
    { seed: 1 },
  );
});
