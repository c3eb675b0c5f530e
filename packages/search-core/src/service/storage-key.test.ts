import { describe, expect, it } from 'vitest';
import { isSuperseded, storageKey } from './storage-key.ts';

describe('storageKey', () => {
  it('names all that the bytes depend on', () => {
    expect(storageKey('zh', 'abc123')).toBe('zh:abc123:5:word-bigram-3');
  });
});

describe('isSuperseded', () => {
  const kept = storageKey('en', 'new');

  it.each([
    ['an older content of the same locale', storageKey('en', 'old'), true],
    ['the same content in an older format', 'en:new:0:word-bigram-1', true],
    ['the key itself', kept, false],
    ['another locale', storageKey('zh', 'old'), false],
    ['a locale that starts alike', storageKey('en-GB', 'old'), false],
  ])('for %s', (_, key, expected) => {
    expect(isSuperseded(key, [kept])).toBe(expected);
  });
});
