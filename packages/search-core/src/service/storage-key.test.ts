import { describe, expect, it } from 'vitest';
import { isSameButContents, storageKey, supersededKeys } from './storage-key.ts';

const garden = { site: 'https://garden.example/', locale: 'en', contentHash: 'one' };

describe('storageKey', () => {
  it('differs with everything that the bytes depend on', () => {
    const others = [
      { ...garden, site: 'https://garden.example/v2/' },
      { ...garden, locale: 'zh' },
      { ...garden, contentHash: 'two' },
      { ...garden, site: 'https://garden.example/ en', locale: '' },
    ];
    expect(new Set([garden, ...others].map(storageKey)).size).toBe(5);
    expect(storageKey({ ...garden })).toBe(storageKey(garden));
  });
});

describe('isSameButContents', () => {
  it('is true for another content hash only', () => {
    const key = storageKey(garden);
    expect(isSameButContents(key, storageKey({ ...garden, contentHash: 'two' }))).toBe(true);
    expect(isSameButContents(key, key)).toBe(false);
    expect(isSameButContents(key, storageKey({ ...garden, contentHash: 'two', locale: 'zh' }))).toBe(false);
    expect(isSameButContents(key, `${key}0`)).toBe(false);
  });
});

describe('supersededKeys', () => {
  it('are all but the two newest of each site and locale', () => {
    const keys = ['four', 'three', 'two', 'one'].flatMap((contentHash) => [
      storageKey({ ...garden, contentHash }),
      storageKey({ ...garden, contentHash, locale: 'en-GB' }),
    ]);
    const otherSite = storageKey({ ...garden, site: 'https://garden.example/v2/' });
    expect(supersededKeys([...keys, otherSite])).toEqual(keys.slice(4));
  });
});
