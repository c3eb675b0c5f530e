import { expect, it } from 'vitest';
import { archivedHref } from './archived-href.ts';

it.each([
  ['/', '../', '../index.html'],
  ['/config/#dev', '../../', '../../config/index.html#dev'],
  ['/zh/guide/start/quick-start', '', 'zh/guide/start/quick-start.html'],
  ['/en/guide/start/quick-start?theme=dark', '', 'guide/start/quick-start.html'],
  ['/config/server/port.html', '', 'config/server/port.html'],
  ['/rss/releases-rss.xml', '../', '../rss/releases-rss.xml'],
  ['#dev', '../', '#dev'],
  ['/%ff', '../', '/%ff'],
])('%s, with %j to the root, is %s', (href, toRoot, expected) => {
  expect(archivedHref(href, toRoot)).toBe(expected);
});
