import { describe, expect, it } from 'vitest';
import { formatVersion } from '../codec/header.ts';
import { otherOf, storageKey, supersededKeys } from './storage-key.ts';

const garden = { site: 'https://garden.example/', locale: 'en', contentHash: 'one' };

describe('storageKey', () => {
  it('depends on everything that the bytes depend on', () => {
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

describe('otherOf', () => {
  it('is the first other key of the same site, locale and format', () => {
    const [one = '', two = '', zh = ''] = [
      garden,
      { ...garden, contentHash: 'two' },
      { ...garden, locale: 'zh' },
    ].map(storageKey);
    const olderFormat = two.replace(` ${formatVersion} `, ` ${formatVersion - 1} `);
    expect(olderFormat).not.toBe(two);
    expect(otherOf(one, [zh, olderFormat, one, two])).toBe(two);
    expect(otherOf(zh, [zh, one, two])).toBeUndefined();
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
