import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withBase, withoutBase } from './base-prefix.ts';

test.each([
  ['/', '/config/', '/config/'],
  ['', 'config', '/config'],
  ['/docs/', '/config/', '/docs/config/'],
  ['docs', '/', '/docs/'],
  ['/docs/', '/docs/config', '/docs/config'],
  ['/doc', '/docs', '/doc/docs'],
  ['/docs', '/docs?x=1', '/docs?x=1'],
])('base %j before %j is %j', (base, path, expected) => {
  expect(withBase(base, path)).toBe(expected);
});

test.each([
  ['/', '/config/', '/config/'],
  ['/docs/', '/docs/config/', '/config/'],
  ['/docs/', '/docs', '/'],
  ['/docs/', '/docsx', null],
  ['/docs/', '/', null],
  ['/a.c', '/abc/x', null],
])('base %j off %j is %j', (base, pathname, expected) => {
  expect(withoutBase(base, pathname)).toBe(expected);
});

const path = fc
  .array(fc.constantFrom('config', 'zh', 'docsx', 'a'), { maxLength: 4 })
  .map((s) => `/${s.join('/')}`);
const base = fc.constantFrom('/', '/docs', '/docs/', '/a.c/d/');

test('taking off what was put on gives the path back, and putting it on twice is putting it on once', () => {
  fc.assert(
    fc.property(base, path, (given, route) => {
      const full = withBase(given, route);
      expect(withoutBase(given, full)).toBe(route);
      expect(withBase(given, full)).toBe(full);
    }),
  );
});
