import { describe, expect, test } from 'vitest';
import { compileText } from '../../test/compile-text.ts';
import { fixtureSite } from '../../test/fixture-site.ts';
import type { CompiledPage } from '../mdx/page-draft.ts';
import { formatProblems } from '../problems/problem.ts';
import type { SiteData } from '../site-data/site-data.ts';
import { checkContent } from './check-content.ts';
import { sidebarLocator } from './check-sidebars.ts';

const SIDEBAR_TEXT = "export const s = {\n  items: ['guide/index', 'guide/gone', 'guide/index'],\n};\n";

type Bodies = Readonly<Record<string, string>>;

const head = '---\ntitle: T\ndescription: D\n---\n';

/** Compiles texts by source path and returns their problems, one line each. */
async function check(texts: Bodies, items: readonly string[] = ['guide/index']): Promise<readonly string[]> {
  const pages: CompiledPage[] = [];
  for (const [sourcePath, text] of Object.entries(texts))
    pages.push((await compileText(text, sourcePath)).page);
  const site: SiteData = { ...fixtureSite, sidebars: [{ section: 'guide', text: 'nav.guide', items }] };
  const report = formatProblems(
    checkContent(
      pages,
      site,
      sidebarLocator(() => SIDEBAR_TEXT),
      ['/x.png', '/og.png', '/manuals/a b.pdf'],
    ),
  );
  return report === '' ? [] : report.split('\n');
}

const pair = (body: string): Bodies => ({ 'en/guide/index.mdx': head + body, 'zh/guide/index.mdx': head });

test('valid content has no problems', async () => {
  expect(
    await check(
      pair(
        '## A\n\n[a](#a) [b](/guide/) [c](./index.mdx#a) [d](/rss/releases-rss.xml) [e](/x.png?v=1) ![f](/x.png) [g](/manuals/a%20b.pdf#page=2)',
      ),
    ),
  ).toEqual([]);
});

describe('reports a link', () => {
  const first = async (body: string): Promise<string | undefined> => (await check(pair(body)))[0];

  test.each([
    ['See [x](/nowhere/at/all).', '5:5', 'does not lead to a page. Correct the path, or add the page.'],
    ['See [x](/giude/).', '5:5', 'does not lead to a page. Did you mean /guide/?'],
    ['See [x](/guide).', '5:5', 'does not match the path of the page exactly. Write /guide/.'],
    [
      '## A\n\n[x](/guide/#b)',
      '7:1',
      'does not lead to a heading: pages/en/guide/index.mdx has no id "b". Its ids are a.',
    ],
    ['[x](#b)', '5:1', 'does not lead to a heading: pages/en/guide/index.mdx has no id "b". It has none.'],
  ])('to a missing page or heading: %s', async (body, place, message) => {
    const href = /\((.*)\)/.exec(body)?.[1];
    expect(await first(body)).toBe(`pages/en/guide/index.mdx:${place}  The link "${href}" ${message}`);
  });

  test('to a heading that exists only in the other locale', async () => {
    expect(
      await check({ 'en/guide/index.mdx': `${head}## A`, 'zh/guide/index.mdx': `${head}[x](/guide/#a)` }),
    ).toEqual([
      'pages/zh/guide/index.mdx:5:1  The link "/guide/#a" does not lead to a heading: pages/zh/guide/index.mdx has no id "a". It has none.',
    ]);
  });

  test('or image of the frontmatter', async () => {
    const hero = 'hero:\n  name: N\n  text: T\n  tagline: T\n  image:\n    src: /gone.png\n    alt: A\n';
    const features = 'features:\n  - title: F\n    details: D\n    link: /gone/#x\n';
    const home = `---\ntitle: T\ndescription: D\npageType: home\n${hero}${features}---\n`;
    expect(await check({ ...pair(''), 'en/index.mdx': home, 'zh/index.mdx': head })).toEqual([
      'pages/en/index.mdx:10:5  The file "/gone.png" does not exist. Put it into packages/content/public/.',
      'pages/en/index.mdx:15:5  The link "/gone/#x" does not lead to a page. Correct the path, or add the page.',
    ]);
  });

  test.each([
    ['[x](/gone.pdf)', '5:1', '/gone.pdf'],
    ['[x](/rss/release-rss.xml)', '5:1', '/rss/release-rss.xml', '/rss/releases-rss.xml'],
    ['[x](/guide.x)', '5:1', '/guide.x', '/guide/'],
    ['![x](/gone.png)', '5:1', '/gone.png'],
    ['![x](/nope.png)', '5:1', '/nope.png'],
    ['![x][y]\n\n[y]: /y.png', '7:1', '/y.png', '/x.png'],
    ['<img alt="x" src="/y.png" />', '5:14', '/y.png', '/x.png'],
    ['<img alt="x" srcset="/y.png 2x" />', '5:14', '/y.png', '/x.png'],
    ['<img alt="x" srcset="/x.png 1x,/y.png 2x" />', '5:14', '/y.png', '/x.png'],
    ['<a href="/y.png">x</a>', '5:4', '/y.png', '/x.png'],
  ])('or source of a missing file: %s', async (body, place, file, near?: string) => {
    const remedy = near === undefined ? 'Put' : `Did you mean ${near}? Otherwise put`;
    expect(await first(body)).toBe(
      `pages/en/guide/index.mdx:${place}  The file "${file}" does not exist. ${remedy} it into packages/content/public/.`,
    );
  });
});

test.each([[['guide/index', 'guide/v0.7']], [['guide/index']]])(
  'reports a page path with a dot, in the sidebar or not: %j',
  async (items) => {
    const pages = { ...pair(''), 'en/guide/v0.7.mdx': head, 'zh/guide/v0.7.mdx': head };
    expect(await check(pages, items)).toEqual([
      'pages/en/guide/v0.7.mdx:1:1  The path of the page has a dot, which only files may have. Rename it to pages/en/guide/v0-7.mdx.',
      'pages/zh/guide/v0.7.mdx:1:1  The path of the page has a dot, which only files may have. Rename it to pages/zh/guide/v0-7.mdx.',
    ]);
  },
);

test('reports a page without counterpart', async () => {
  expect(await check({ 'en/guide/index.mdx': head })).toEqual([
    'pages/en/guide/index.mdx:1:1  The page has no counterpart in the other language. Add pages/zh/guide/index.mdx.',
  ]);
  expect(await check({ 'zh/guide/index.mdx': head })).toEqual([
    'pages/zh/guide/index.mdx:1:1  The page has no counterpart in the other language. Add pages/en/guide/index.mdx.',
  ]);
});

describe('sidebars', () => {
  test('an entry without a page is reported with its position', async () => {
    expect(await check(pair(''), ['guide/index', 'guide/gone'])).toEqual([
      'site/sidebars/guide.ts:2:26  The sidebar entry "guide/gone" has no page. Add pages/en/guide/gone.mdx, or remove the entry.',
    ]);
  });

  test('a misspelled entry is reported with a suggestion', async () => {
    expect((await check(pair(''), ['guide/index', 'guide/indx']))[0]).toContain(
      '"guide/indx" has no page. Did you mean "guide/index"?',
    );
  });

  test('a duplicate entry is reported at its second occurrence', async () => {
    expect(await check(pair(''), ['guide/index', 'guide/index'])).toEqual([
      'site/sidebars/guide.ts:2:40  The sidebar entry "guide/index" is listed twice. Remove one of the two.',
    ]);
  });

  test('a page in no sidebar is reported, except the home page and unlisted pages', async () => {
    const home = '---\ntitle: T\ndescription: D\npageType: home\n---\n';
    const unlisted = '---\ntitle: T\ndescription: D\nunlisted: true\n---\n';
    const others = { 'en/index.mdx': home, 'zh/index.mdx': home, 'en/x.mdx': unlisted, 'zh/x.mdx': unlisted };
    expect(await check({ ...pair(''), ...others }, [])).toEqual([
      "pages/en/guide/index.mdx:1:1  The page is in no sidebar. Add 'guide/index' to site/sidebars/guide.ts.",
      "pages/zh/guide/index.mdx:1:1  The page is in no sidebar. Add 'guide/index' to site/sidebars/guide.ts.",
    ]);
  });
});

test('includes the problems of single pages', async () => {
  expect(await check(pair('# A\n\n[x](/gone)'))).toHaveLength(2);
});
