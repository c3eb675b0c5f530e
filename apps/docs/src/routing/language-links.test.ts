import { uiStrings } from '@docs/content/site';
import { expect, it } from 'vitest';
import { notFoundPage } from '../page/not-found-page.ts';
import { languageLinks } from './language-links.ts';

const unknown = notFoundPage('en').facts;
const page = {
  ...unknown,
  routePath: '/guide/advanced/rem',
  counterpart: { routePath: '/zh/guide/advanced/rem', isSamePage: true },
  frontmatter: { ...unknown.frontmatter, pageType: 'doc' },
} as const;

it('lead to the same page in each language', () => {
  expect(languageLinks(page, uiStrings.en)).toEqual([
    { text: 'English', lang: 'en', href: '/guide/advanced/rem', current: true },
    { text: '简体中文', lang: 'zh-CN', href: '/zh/guide/advanced/rem', current: false },
  ]);
});

it('lead to the nearest parent where the page is missing, and say so in the language of the page', () => {
  const missing = { ...page, counterpart: { routePath: '/zh/', isSamePage: false } };
  const [, chinese] = languageLinks(missing, uiStrings.en);
  expect(chinese).toMatchObject({ href: '/zh/', note: expect.stringContaining('not available in 简体中文') });
});

it('lead to the homes from an address without a page, however deep it is', () => {
  expect(languageLinks(notFoundPage('zh').facts, uiStrings.zh).map(({ href }) => href)).toEqual([
    '/',
    '/zh/',
  ]);
});
