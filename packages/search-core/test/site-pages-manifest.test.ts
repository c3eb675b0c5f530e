import { expect, it } from 'vitest';
import { parseManifest, pickLocale } from '../site/manifest.ts';

const files = { contentHash: '1', heads: 'h', index: 'i', contents: 'c' };

it.each([
  ['en-US', ['zh', 'en'], 'en'],
  ['en_US', ['zh', 'en'], 'en'],
  ['zh-CN', ['en', 'zh-TW', 'zh'], 'zh'],
  ['zh-Hant', ['en', 'zh', 'zh-TW'], 'zh-TW'],
  ['zh-HK', ['en', 'zh', 'zh-TW'], 'zh-TW'],
  ['zh-Hant', ['zh-HK', 'zh-TW'], 'zh-TW'],
  ['zh-MO', ['en', 'zh', 'zh-TW'], 'zh-TW'],
  ['zh-HK', ['zh-TW', 'zh-HK'], 'zh-HK'],
  ['zh-SG', ['en', 'zh-TW', 'zh'], 'zh'],
  ['zh-HK', ['en', 'zh'], 'zh'],
  ['pt-PT', ['en', 'pt'], 'pt'],
  ['ja', ['en', 'zh'], 'en'],
  ['', ['zh', 'en'], 'zh'],
  ['no tag', ['zh', 'en'], 'zh'],
])('for a reader of "%s" and the indexes %j, the index is %s', (lang, locales, picked) => {
  const manifest = parseManifest(
    { locales: locales.map((locale) => ({ ...files, locale })) },
    '/manifest.json',
  );
  expect(pickLocale(manifest, lang).locale).toBe(picked);
});

it.each([
  ['nothing', undefined],
  ['no locale', { locales: [] }],
  ['a web app', { name: 'App' }],
  [
    'a locale without its files',
    {
      locales: [
        { ...files, locale: 'en' },
        { locale: 'zh', contentHash: '1' },
      ],
    },
  ],
])('a manifest of %s is rejected', (_, json) => {
  expect(() => parseManifest(json, '/manifest.json')).toThrow('/manifest.json is no manifest');
});
