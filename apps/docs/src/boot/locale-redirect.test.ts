import { expect, it } from 'vitest';
import { localeRedirect } from './locale-redirect.ts';

const visit = { lang: 'en', counterpart: '/zh/config/', browserLanguage: 'zh-CN', userAgent: 'Mozilla/5.0' };

it.each([
  ['zh-CN', 'en', '/zh/config/'],
  ['zh', 'en', '/zh/config/'],
  ['ZH-Hant-TW', 'en', '/zh/config/'],
  ['en-GB', 'en', null],
  ['de', 'en', null],
  ['zhx', 'en', null],
  ['', 'en', null],
  ['zh-CN', 'zh-CN', null],
])('a browser in %j on a page in %s goes to %s', (browserLanguage, lang, target) => {
  expect(localeRedirect({ ...visit, browserLanguage, lang })).toBe(target);
});

it('goes from Chinese to English as well', () => {
  expect(localeRedirect({ ...visit, lang: 'zh-CN', counterpart: '/config/', browserLanguage: 'en-US' })).toBe(
    '/config/',
  );
});

it('stays where the page has no counterpart', () => {
  expect(localeRedirect({ ...visit, counterpart: undefined })).toBeNull();
});

it.each(['Googlebot/2.1', 'Baiduspider/2.0', 'Mozilla/5.0 (compatible; bingbot/2.0)', 'Yahoo! Slurp'])(
  'lets the crawler %s stay',
  (userAgent) => {
    expect(localeRedirect({ ...visit, userAgent })).toBeNull();
  },
);
