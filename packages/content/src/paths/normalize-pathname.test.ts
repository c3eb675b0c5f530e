import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeHash, normalizePathname } from './normalize-pathname.ts';

test.each([
  ['/config.html', '/config'],
  ['/config/index.html', '/config/'],
  ['/config/index', '/config/'],
  ['/config/', '/config/'],
  ['/index', '/'],
  ['/', '/'],
  ['', '/'],
  ['/a.html.html', '/a.html'],
  ['/index-page', '/index-page'],
  ['/a/index/b', '/a/index/b'],
  ['/%E6%8C%87%E5%8D%97', '/指南'],
  ['/a%2Ehtml', '/a'],
])('normalizes %s to %s', (pathname, expected) => {
  expect(normalizePathname(pathname)).toBe(expected);
});

test.each(['/%E0%A4%A', '/%', '/a%zz'])('returns null for %s', (pathname) => {
  expect(normalizePathname(pathname)).toBeNull();
});

test('never throws, and every result starts with a slash', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const result = normalizePathname(`/${text}`);
      expect(result === null || result.startsWith('/')).toBe(true);
    }),
  );
});

test('decodeHash returns the raw text if decoding fails', () => {
  expect(decodeHash('#%E6%8C%87')).toBe('指');
  expect(decodeHash('#100%')).toBe('100%');
  expect(decodeHash('')).toBe('');
});
