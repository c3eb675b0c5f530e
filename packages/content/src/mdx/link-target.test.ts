import { expect, test } from 'vitest';
import { linkTarget, sourceSetUrls } from './link-target.ts';

const english = { sourcePath: 'en/config/dev/hmr.mdx', routePath: '/config/dev/hmr', locale: 'en' } as const;
const chinese = {
  sourcePath: 'zh/config/dev/hmr.mdx',
  routePath: '/zh/config/dev/hmr',
  locale: 'zh',
} as const;

test.each([
  ['/config/', english, '/config/'],
  ['/config/', chinese, '/zh/config/'],
  ['/config/dev/port?a=1#ports', chinese, '/zh/config/dev/port?a=1#ports'],
  ['/config/index.html', chinese, '/zh/config/'],
  ['./port.mdx', chinese, '/zh/config/dev/port'],
  ['../index.mdx#x', english, '/config/#x'],
  ['/', chinese, '/zh/'],
  ['#here', chinese, '#here'],
] as const)('%s in %j is rendered as %s', (href, place, expected) => {
  expect(linkTarget(href, place)).toMatchObject({ kind: 'page', href: expected });
});

test('a hash links to the current page, with a decoded id', () => {
  expect(linkTarget('#%E6%8C%87', english)).toMatchObject({ routePath: '/config/dev/hmr', id: '指' });
  expect(linkTarget('/config/#', english)).toMatchObject({ routePath: '/config/', id: null });
});

test.each(['https://a.test', 'mailto:a@b.test', '//a.test'])('does not change %s', (href) => {
  expect(linkTarget(href, chinese)).toEqual({ kind: 'outside' });
});

test('does not add a locale to file paths', () => {
  expect(linkTarget('/rss/a.xml', chinese)).toEqual({
    kind: 'file',
    path: '/rss/a.xml',
    href: '/rss/a.xml',
  });
});

test.each([
  ['javascript:alert(1)', 'The link "javascript:alert(1)" has a scheme that is not allowed'],
  ['/zh/config/', 'The link "/zh/config/" contains a language'],
  ['/en', 'The link "/en" contains a language'],
  ['', 'A link has no target'],
  ['?a=1', 'A link has no target'],
  ['./a.png', 'The link "./a.png" is a relative path to a file'],
])('rejects %s', (href, what) => {
  expect(linkTarget(href, english)).toMatchObject({ kind: 'wrong', what });
});

test.each([
  ['/a.png', ['/a.png']],
  ['/a.png 1x, /b.png 2x', ['/a.png', '/b.png']],
  ['/a.png 1x,/b.png 2x', ['/a.png', '/b.png']],
  ['/a.png, /b.png 2x', ['/a.png', '/b.png']],
  ['\n/a.png 300w 200h,\n/b.png\t2x,', ['/a.png', '/b.png']],
  ['data:image/png;base64,AA== 1x,/b,c.png 2x', ['data:image/png;base64,AA==', '/b,c.png']],
])('the URLs of the srcset %j', (srcset, urls) => {
  expect(sourceSetUrls(srcset)).toEqual(urls);
});
