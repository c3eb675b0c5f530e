import { expect, test } from 'vitest';
import { page } from '../planted-page.ts';
import { countPages } from './count-pages.ts';

const terms = [
  { en: 'source map', zh: 'source map' },
  { en: 'lossy', zh: '有损' },
];

const pages = [
  page('---\ntitle: Source maps\n---\n\nA source\nmap, `lossy`.', 'pages/en/a.mdx'),
  page('Lossy.', 'pages/en/b.mdx'),
  page('A source map.', 'pages/en/_partials/c.mdx'),
  page('生成 source map，有损压缩。\n\n```txt\n有损\n```', 'pages/zh/a.mdx'),
  page('```txt\n有损\n```', 'pages/zh/b.mdx'),
];

test('counts each page once per language, without code and partials', () => {
  expect(countPages(pages, terms)).toEqual([
    { term: terms[0], pages: { en: 1, zh: 1 } },
    { term: terms[1], pages: { en: 1, zh: 1 } },
  ]);
});
