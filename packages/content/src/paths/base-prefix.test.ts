import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withBase, withoutBase } from './base-prefix.ts';

test.each([
  ['/', '/config/', '/config/'],
  ['', 'config', '/config'],
  ['/docs/', '/config/', '/docs/config/'],
  ['docs', '/', '/docs/'],
  ['/guide/', '/guide/start/', '/guide/guide/start/'],
  ['/docs', '/docs?x=1', '/docs/docs?x=1'],
])('withBase(%j, %j) is %j', (base, path, expected) => {
  expect(withBase(base, path)).toBe(expected);
});

test.each([
  ['/', '/config/', '/config/'],
  ['/docs/', '/docs/config/', '/config/'],
  ['/docs/', '/docs', '/'],
  ['/docs/', '/docsx', null],
  ['/docs/', '/', null],
  ['/a.c', '/abc/x', null],
])('withoutBase(%j, %j) is %j', (base, pathname, expected) => {
  expect(withoutBase(base, pathname)).toBe(expected);
});

const path = fc
  .array(fc.constantFrom('config', 'zh', 'docsx', 'a'), { maxLength: 4 })
  .map((s) => `/${s.join('/')}`);
const base = fc.constantFrom('/', '/docs', '/config/', '/a/a');

test('withoutBase is the inverse of withBase, even if the path starts like the base', () => {
  fc.assert(
    fc.property(base, path, (given, route) => {
      expect(withoutBase(given, withBase(given, route))).toBe(route);
    }),
  );
});
