import { expect, test } from 'vitest';
import { hrefKind, isAssetPath } from './href-kind.ts';
import { splitHref } from './split-href.ts';

test.each([
  ['/config/', 'internal'],
  ['./x.mdx', 'internal'],
  ['../x', 'internal'],
  ['', 'internal'],
  ['a/b:c', 'internal'],
  ['#id', 'hash'],
  ['https://x.dev', 'external'],
  ['HTTP://x.dev', 'external'],
  ['mailto:a@b.c', 'external'],
  ['tel:1', 'external'],
  ['//host/x', 'external'],
  [String.raw`/\host`, 'external'],
  ['  data:image/png;base64,x', 'data'],
  ['DATA:x', 'data'],
  ['javascript:alert(1)', 'unsafe'],
  ['JaVaScRiPt:alert(1)', 'unsafe'],
  [' java\nscript:alert(1)', 'unsafe'],
  ['\u0001javascript:x', 'unsafe'],
  ['vbscript:x', 'unsafe'],
  ['file:///etc', 'unsafe'],
  ['https:x', 'unsafe'],
])('%j is %s', (href, kind) => {
  expect(hrefKind(href)).toBe(kind);
});

test.each([
  ['/rss/releases-rss.xml', true],
  ['/a.png?x=1#y', true],
  ['/config/server/port', false],
  ['/config.html', false],
  ['./port.mdx', false],
  ['/v0.6/', false],
])('isAssetPath(%s) is %s', (path, expected) => {
  expect(isAssetPath(path)).toBe(expected);
});

test('splitHref splits at the first hash, then at the first question mark before it', () => {
  expect(splitHref('/a?b=1#c?d#e')).toEqual({ path: '/a', query: '?b=1', hash: '#c?d#e' });
  expect(splitHref('#x')).toEqual({ path: '', query: '', hash: '#x' });
});
