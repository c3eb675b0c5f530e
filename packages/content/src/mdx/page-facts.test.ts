import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_CODE_CHARS } from './plain-text.ts';
import type { CompiledPage } from './page-draft.ts';
import { formatProblems } from '../problems/problem.ts';
import { compileBody, compileText } from '../../test/compile-text.ts';
import { renderModule } from '../../test/render-module.ts';

async function contentOf(body: string): Promise<string> {
  return (await compileBody(body)).page.content;
}

/** Every `charIndex` must be the start of a line with the text of the heading. */
function expectPlaces(page: CompiledPage): void {
  for (const { charIndex, text } of page.facts?.toc ?? []) {
    expect(page.content.slice(charIndex, charIndex + text.length)).toBe(text);
    expect(page.content.charAt(charIndex - 1)).toBe('\n');
    expect(['\n', '']).toContain(page.content.charAt(charIndex + text.length));
  }
}

test('plain text is the description, then one block per line; lines of code start with a tab', async () => {
  const body =
    'A **b** `c`\nd.\n\n## Two `x` {#two}\n\n- one\n  - deep\n- last\n\n> Quote\n\n```ts\nlet a;\nlet b;\n```';
  expect(await contentOf(body)).toBe('Lead.\nA b c d.\nTwo x\none\ndeep\nlast\nQuote\n\tlet a;\n\tlet b;');
});

test('plain text has one table row per line', async () => {
  expect(await contentOf('| a | b |\n|---|---|\n| `c` | d e |\n| | f |')).toBe('Lead.\na | b\nc | d e\nf');
});

test('plain text contains displayed attributes of components only', async () => {
  const body = [
    ':::tip Try `this`\nInside\n:::',
    '<PackageManagerTabs command="add x -D" />',
    "<PackageManagerTabs command={{ npm: 'npm i', bun: 'bun i' }} />",
    '<NextStep title="Next" description="Go on" href="/config/" />',
    'A <Badge text="new" type="warning" /> mark',
  ].join('\n\n');
  expect(await contentOf(body)).toBe(
    'Lead.\nTry this\nInside\nadd x -D\nnpm i bun i\nNext\nGo on\nA new mark',
  );
});

test('plain text truncates long code blocks', async () => {
  const line = 'const value = 1;\n';
  const content = await contentOf(`\`\`\`ts\n${line.repeat(100)}\`\`\`\n\nEnd`);
  expect(content.replaceAll('\t', '')).toHaveLength('Lead.\n'.length + MAX_CODE_CHARS + '\nEnd'.length);
});

test('the toc contains depths 2 to 4', async () => {
  const { page } = await compileBody('## Two\n\n### Three\n\n#### Four\n\n##### Five');
  expect(page.facts?.toc).toEqual([
    { text: 'Two', id: 'two', depth: 2, charIndex: 6 },
    { text: 'Three', id: 'three', depth: 3, charIndex: 10 },
    { text: 'Four', id: 'four', depth: 4, charIndex: 16 },
  ]);
  expect(page.ids).toEqual(['two', 'three', 'four', 'five']);
});

test('charIndex points at the heading in any context', async () => {
  const block = fc.constantFrom(
    'Two same words\n\n## Two',
    '## A `b`  *c* {#abc}\n\ntext',
    '## 甲\n\n### 指南 😀',
    '## A\n\n### B\n\n- item\n\n  #### In a list',
    ':::tip T\n## In a tip\n:::',
    '| a | b |\n|---|---|\n| c | d |',
    '```text\n## no heading\n```',
    '> ## Quoted\n> text',
    '## Steps\n\n<Steps>\n### Step\n\ntext\n</Steps>',
    '## A\n\n### B\n\n#### [linked](/config/) & more',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(block, { maxLength: 6 }), async (blocks) => {
      // Pieces with explicit ids must not repeat, since duplicate ids are a problem.
      const body = blocks.map((text, index) => text.replace('#abc', `#abc-${index}`)).join('\n\n');
      const { page } = await compileBody(body);
      expect(page.problems).toEqual([]);
      expectPlaces(page);
    }),
    { numRuns: 40 },
  );
});

test('charIndex is correct with an empty description', async () => {
  const { page } = await compileText('---\ntitle: T\ndescription: "`x`"\n---\n## A\n\n## B');
  expectPlaces(page);
  expect(page.content).toBe('x\nA\nB');
});

test('the module exports the facts', async () => {
  const { page, code } = await compileBody('## A\n\n[b](/config/)', 'zh/config/dev/x.mdx');
  expect(renderModule(code ?? '').page).toEqual(page.facts);
  expect(page.facts).toMatchObject({
    routePath: '/zh/config/dev/x',
    locale: 'zh',
    lastUpdated: null,
    feeds: [],
  });
});

test('resolves and records links of the frontmatter', async () => {
  const { page } = await compileText(
    '---\ntitle: T\ndescription: D\npageType: home\nhero:\n  name: N\n  text: X\n  tagline: G\n  actions:\n    - { theme: alt, text: A, link: /guide/ }\nfeatures:\n  - { title: F, details: D, link: "/config/#x" }\n---\n',
    'zh/index.mdx',
  );
  expect(page.facts?.frontmatter.hero?.actions[0]?.link).toBe('/zh/guide/');
  expect(page.facts?.frontmatter.features[0]?.link).toBe('/zh/config/#x');
  expect(page.links.map((link) => [link.line, link.href])).toEqual([
    [10, '/guide/'],
    [12, '/config/#x'],
  ]);
});

test('release pages and pages with link-rss link to feeds', async () => {
  const release = '---\ntitle: T\ndescription: D\npublished_at: 2024-01-01T00:00:00Z\n---\n';
  const feedsOf = async (text: string, path: string): Promise<unknown> =>
    (await compileText(text, path)).page.facts?.feeds;
  expect(await feedsOf(release, 'zh/releases/v1.mdx')).toEqual([
    { url: 'https://docs.test/rss/releases-rss-zh.xml', mime: 'application/rss+xml', language: 'zh-CN' },
    { url: 'https://docs.test/rss/releases-atom-zh.xml', mime: 'application/atom+xml', language: 'zh-CN' },
  ]);
  expect(await feedsOf(release, 'en/guide/v1.mdx')).toEqual([]);
  expect(
    await feedsOf('---\ntitle: T\ndescription: D\nlink-rss: [releases-atom]\n---\n', 'en/index.mdx'),
  ).toEqual([
    { url: 'https://docs.test/rss/releases-atom.xml', mime: 'application/atom+xml', language: 'en' },
  ]);
});

test('hasTabs is true for pages with tabs', async () => {
  const tabs = '<Steps>\n\n<Tabs>\n<Tab label="a">x</Tab>\n</Tabs>\n\n</Steps>';
  expect((await compileBody(tabs)).page.facts?.hasTabs).toBe(true);
  expect((await compileBody('<PackageManagerTabs command="add x" />')).page.facts?.hasTabs).toBe(true);
  expect((await compileBody('`Tabs`')).page.facts?.hasTabs).toBe(false);
});

test('reports keywords that the page has in its text', async () => {
  const frontmatter =
    'title: CSS order\ndescription: Sets the CDN.\nkeywords:\n  - cdn\n  - css\n  - cdn host';
  const { page } = await compileText(`---\n${frontmatter}\n---\nText on CDNs`);
  expect(formatProblems(page.problems).split('\n')).toEqual([
    'pages/en/guide/page.mdx:5:5  The page has the keyword "cdn" in its text. Remove it, search finds the page by its text.',
    'pages/en/guide/page.mdx:6:5  The page has the keyword "css" in its text. Remove it, search finds the page by its text.',
  ]);
});
