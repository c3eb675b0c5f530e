import { expect, it } from 'vitest';
import { hiddenRegions, localeRedirect } from './address-rules.ts';

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
])('redirects a browser in %j on a page in %s to %s', (browserLanguage, lang, target) => {
  expect(localeRedirect({ ...visit, browserLanguage, lang })).toBe(target);
});

it('redirects from Chinese to English, and not from a page without a counterpart', () => {
  const chinese = { ...visit, lang: 'zh-CN', browserLanguage: 'en-US' };
  expect(localeRedirect({ ...chinese, counterpart: '/config/' })).toBe('/config/');
  expect(localeRedirect({ ...chinese, counterpart: undefined })).toBeNull();
});

it.each(['Googlebot/2.1', 'Baiduspider/2.0', 'Mozilla/5.0 (compatible; bingbot/2.0)', 'Yahoo! Slurp'])(
  'does not redirect the crawler %s',
  (userAgent) => {
    expect(localeRedirect({ ...visit, userAgent })).toBeNull();
  },
);
it.each([
  ['', []],
  ['?navbar=0', ['navbar']],
  [
    '?footer=0&sidebar=0&outline=0&globalUIComponents=0',
    ['footer', 'sidebar', 'outline', 'globalUIComponents'],
  ],
  ['?navbar=1&sidebar=false&outline=&footer=00', []],
  ['?NAVBAR=0', ['NAVBAR']],
  ['?a=%E0%A4%A&navbar=0', ['navbar']],
])('%j hides %j', (search, hidden) => {
  expect(hiddenRegions(search, false)).toEqual(hidden);
});

it('hides the outline in an iframe', () => {
  expect(hiddenRegions('', true)).toEqual(['outline']);
});
