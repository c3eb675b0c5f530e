import { describe, expect, test } from 'vitest';
import type { PageText } from '../page-text.ts';
import { page } from '../planted-page.ts';
import { checkLinked } from './check-linked.ts';

describe('links between pages', () => {
  const unlinked = (...pages: readonly PageText[]): readonly string[] =>
    checkLinked(pages).map(({ file, what }) => `${file} ${what}`);

  test('reports a page that no other page links to', () => {
    const a = page('[b](/b#x) [b](/b)', 'pages/en/a/index.mdx');
    const b = page('[b](/b) [a](/a/)', 'pages/en/b.mdx');
    const c = page('[c](/c) [a](/a/)', 'pages/en/c.mdx');
    expect(unlinked(a, b, c)).toEqual(['pages/en/c.mdx No other page links to this page']);
  });

  test('reports a page that links only to itself and to other sites', () => {
    const a = page('[b](/b)', 'pages/en/a.mdx');
    const b = page('[b](/b#x) [x](https://x.test/) [y](#y)', 'pages/en/b.mdx');
    const listing = page('---\noverview: true\n---\n', 'pages/en/c/index.mdx');
    const home = page('[a](/a)', 'pages/en/index.mdx');
    expect(unlinked(a, b, listing, home)).toEqual(['pages/en/b.mdx This page does not link to another page']);
  });

  test('counts links of overviews, of the home page and of components', () => {
    const hero = 'hero:\n  actions: [{ link: /b/ }]\nfeatures: [{ link: /c }]\n';
    const home = page(`---\n${hero}---\n\n<NextStep href="/d" />\n`, 'pages/en/index.mdx');
    const listing = page('---\noverview: true\n---\n', 'pages/en/b/index.mdx');
    const others = ['b/x', 'c', 'd'].map((key) => page('[b](/b/)', `pages/en/${key}.mdx`));
    expect(unlinked(home, listing, ...others)).toEqual([]);
  });

  test('ignores unlisted pages', () => {
    const unlisted = page('---\nunlisted: true\n---\n\n[c](/c)\n', 'pages/en/a.mdx');
    const c = page('[a](/a)', 'pages/en/c.mdx');
    expect(unlinked(unlisted, c)).toEqual([expect.stringContaining('en/c.mdx')]);
  });
});
