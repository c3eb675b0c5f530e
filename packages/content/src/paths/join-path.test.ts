import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinPath } from './join-path.ts';

test.each([
  [['/a', 'b'], '/a/b'],
  [['/a/', '/b/'], '/a/b/'],
  [['a//b', '.', 'c'], 'a/b/c'],
  [['/a/b', '../c'], '/a/c'],
  [['a', '../../b'], 'b'],
  [['/a', '../../b'], '/../b'],
  [['/'], '/'],
  [['', ''], ''],
  [['a', '..'], ''],
  [['a/b', '..'], 'a/'],
  [['a', './'], 'a/'],
  [['/', '..', '..'], '/../..'],
])('joins %j to %s', (parts, expected) => {
  expect(joinPath(...parts)).toBe(expected);
});

const segments = fc.array(fc.constantFrom('a', 'b', '.', '..', '', 'c.mdx'), { maxLength: 8 });

test('is idempotent', () => {
  fc.assert(
    fc.property(fc.boolean(), segments, (absolute, parts) => {
      const once = joinPath(`${absolute ? '/' : ''}${parts.join('/')}`);
      expect(joinPath(once)).toBe(once);
    }),
  );
});

test('a relative result has no dot segments', () => {
  fc.assert(
    fc.property(segments, (parts) => {
      const joined = joinPath('x', ...parts.filter((part) => part !== ''));
      expect(joined.split('/')).not.toContain('..');
      expect(joined.split('/')).not.toContain('.');
    }),
  );
});
