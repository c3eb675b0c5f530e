import { describe, expect, test } from 'vitest';
import { compileBody, compileText, problemsOf } from '../../test/compile-text.ts';

/** Body line 1 is line 5 of the file. */
describe('reports with position and remedy', () => {
  test.each([
    ['a level-one heading', 'Text\n\n# Title', '7:1 The body has a level-one heading'],
    ['a level-one heading as an element', '<h1>Title</h1>', '5:1 The body has a level-one heading'],
    ['a skipped level', '## One\n\n#### Two', '7:1 The heading has level 4, but the one before has level 2'],
    ['a first heading below level two', '### One', '5:1 The heading has level 3, but there is none before'],
    ['an unknown container', ':::warn\nText\n:::', '5:1 There is no container ":::warn"'],
    [
      'an unknown container in another',
      '::::tip\n:::sidebar\nText\n:::\n::::',
      '6:1 There is no container ":::sidebar"',
    ],
    [
      'an unknown container in a list of another',
      '::::tip\n- item\n\n  :::sidebar\n  Text\n  :::\n::::',
      '8:3 There is no container ":::sidebar"',
    ],
    [
      'an unknown container in a quote of another',
      '::::tip\n> :::sidebar\n> Text\n> :::\n::::',
      '6:3 There is no container ":::sidebar"',
    ],
    ['a container that is not closed', ':::tip\nText\n\n## More', '5:1 The container ":::tip" is not closed'],
    ['a closing line without a container', 'Text\n\n:::', '7:1 A line of ::: opens or closes no container'],
    ['a duplicate explicit id', '## A {#x}\n\n## B {#x}', '7:1 The id "x" is used twice on this page'],
    [
      'an element with the id of a heading',
      '## A {#x}\n\n<div id="x">B</div>',
      '7:1 The id "x" is used twice on this page',
    ],
    [
      'an explicit id that is reserved for the shell',
      '## A {#docs-sidebar}',
      '5:1 The id "docs-sidebar" is reserved for the site shell',
    ],
    ['a slug that is reserved for React', '## `_R_1_`', '5:1 The id "_r_1_" is reserved for the site shell'],
    [
      'an element with an id that is reserved for the shell',
      '<div id="docs-content-en">A</div>',
      '5:1 The id "docs-content-en" is reserved for the site shell',
    ],
    ['a heading without text', '## {#x}\n\n##', '7:1 A heading has no text'],
    ['a heading without letters', '## ？！', '5:1 The heading "？！" has no letters for an id'],
    ['an unknown component', 'Text <Bagde text="x" /> end', '5:6 There is no component <Bagde>'],
    ['a style attribute', '<p style="color:red">a</p>', '5:1 <p> has a style attribute'],
    [
      'a style attribute as an object',
      '<Badge text="x" style={{ color: "red" }} />',
      '5:1 <Badge> has a style attribute',
    ],
    ['an unknown attribute', '<Badge text="a" color="b" />', '5:1 <Badge> has no attribute color'],
    [
      'an unknown attribute of an include',
      '<Include file="./_partials/shared.mdx" title="a" />',
      '5:1 <Include> has no attribute title',
    ],
    ['an attribute of a component without any', '<Steps id="a">x</Steps>', '5:1 <Steps> has no attribute id'],
    ['a missing attribute', 'A <Badge type="info" />', '5:3 <Badge> has no text'],
    ['an empty attribute', '<NextStep title="" href="/guide/" />', '5:1 <NextStep> has no title'],
    ['an attribute without a value', '<Badge text />', '5:1 <Badge> has no text'],
    ['spread attributes', '<Badge {...x} />', '5:1 <Badge> has spread attributes'],
    ['an event handler', '<p onClick={f}>a</p>', '5:1 <p> has an event handler'],
    ['a script', '<script src="/x.js" />', '5:1 A page must not contain <script>'],
    ['an import', 'import { a } from "b";', '5:1 A page has an import or an export'],
    ['a footnote', 'Text[^1]\n\n[^1]: Note', '7:1 A page has a footnote'],
    [
      'two tabs with one label',
      '<Tabs>\n<Tab label="A">a</Tab>\n<Tab label="A">b</Tab>\n</Tabs>',
      '7:1 Two tabs of a set have the value "A"',
    ],
    [
      'a tab whose value is the label of one without a value',
      '<Tabs>\n\n<Tab label="A">\n\na\n\n</Tab>\n\n<Tab label="B" value="A">\n\nb\n\n</Tab>\n\n</Tabs>',
      '13:1 Two tabs of a set have the value "A"',
    ],
    [
      'an unsafe link',
      'See [x](javascript:alert(1)).',
      '5:5 The link "javascript:alert(1)" has a scheme that is not allowed',
    ],
    [
      'a data URL as a link',
      'See [x](data:text/html,hello).',
      '5:5 The link "data:text/html,hello" has a scheme that is not allowed',
    ],
    [
      'a data URL as the definition of a link',
      'See [x][r] and ![x][r].\n\n[r]: data:text/html,hello',
      '7:1 The link "data:text/html,hello" has a scheme that is not allowed',
    ],
    [
      'a relative image in a definition',
      'A ![x][r]\n\n[r]: ./x.png',
      '7:1 The image "./x.png" has no absolute path',
    ],
    ['a link with a locale', 'See [x](/zh/config/).', '5:5 The link "/zh/config/" contains a language'],
    [
      'a link with an expression',
      '<NextStep title="a"\n  href={"/a"} />',
      '6:3 The href of <NextStep> is not plain text, so it cannot be checked',
    ],
    [
      'a relative image of an element',
      '<img alt="x" src="x.png" />',
      '5:14 The image "x.png" has no absolute path',
    ],
    [
      'an image with an expression',
      '<img alt="x" src={x} />',
      '5:14 The src of <img> is not plain text, so it cannot be checked',
    ],
    ['an image without text', 'A ![](/x.png)', '5:3 The image has no alternative text'],
    [
      'an image of a definition without text',
      'A ![ ][x]\n\n[x]: /x.png',
      '5:3 The image has no alternative text',
    ],
    ['an image element without alt', '<img src="/x.png" />', '5:1 The image has no alternative text'],
    ['a relative image', 'A ![x](./x.png)', '5:3 The image "./x.png" has no absolute path'],
    [
      'a missing partial',
      '<Include file="./_partials/none.mdx" />',
      '5:1 The included file pages/en/guide/_partials/none.mdx does not exist',
    ],
    [
      'a partial outside the pages',
      '<Include file="../../../x.mdx" />',
      '5:1 The included file pages/../x.mdx does not exist',
    ],
    ['an include without a file', '<Include />', '5:1 <Include> has no file'],
    [
      'an inline include',
      'Text <Include file="./_partials/shared.mdx" /> end',
      '5:6 <Include> is inside a paragraph',
    ],
    [
      'a brace in text',
      'Text\n\nA { brace',
      '7:10 MDX cannot read this: Unexpected end of file in expression, expected a corresponding closing brace for `{`',
    ],
  ])('%s', async (_kind, body, expected) => {
    const { page } = await compileBody(body);
    expect(page.problems.map(({ line, column, what }) => `${line}:${column} ${what}`)).toEqual([expected]);
    expect(page.problems[0]?.todo).toMatch(/^[A-Z].*\.$/);
  });
});

test.each([
  [':::sidebar\nText\n:::', 'Kinds are tip, info, note, warning, caution, danger, details.'],
  [
    ':::warn\nText\n:::',
    'Did you mean ":::warning"? Kinds are tip, info, note, warning, caution, danger, details.',
  ],
  [
    'Text <Bagde text="x" /> end',
    'Did you mean <Badge>? Components are Callout, Include, PackageManagerTabs, Tabs, Tab, Steps, Badge, NextSteps, NextStep, SourceLink, Diagram.',
  ],
  ['<p onClick={f}>a</p>', 'Remove onClick.'],
  ['<Badge text="a" tpye="info" />', 'Did you mean type? Its attributes are text, type.'],
  ['<Badge text="a" color="b" />', 'Remove it. Its attributes are text, type.'],
  ['<Steps id="a">x</Steps>', 'Remove it. It has none.'],
  ['<Badge />', 'Write <Badge text="…">.'],
  ['See [x](/zh/config/).', 'Write it without /zh; links stay in the language of their page.'],
])('%s has a remedy of its own', async (body, todo) => {
  expect((await compileBody(body)).page.problems).toMatchObject([{ todo }]);
});

test('tabs may share a label, and a value with a tab of another set', async () => {
  const set = '<Tabs>\n<Tab label="A" value="a">a</Tab>\n<Tab label="A">b</Tab>\n</Tabs>';
  expect(await problemsOf(`${set}\n\n${set}`)).toEqual([]);
});

test('a custom page may contain a level-one heading', async () => {
  const text = '---\ntitle: T\ndescription: D\npageType: custom\n---\n# Title\n\n<h1>x</h1>';
  const { page } = await compileText(text);
  expect(page.problems).toEqual([]);
  expect(page.content).toBe('D\nTitle\nx');
});

test('reports all problems of a page', async () => {
  const found = await problemsOf('# A\n\n<Nope />\n\n:::nope\n:::');
  expect(found.map((line) => line.split('  ')[0])).toEqual([
    'pages/en/guide/page.mdx:5:1',
    'pages/en/guide/page.mdx:7:1',
    'pages/en/guide/page.mdx:9:1',
  ]);
});

test('reports frontmatter problems at the key', async () => {
  const { page } = await compileText('---\ntitle: T\ndescription: D\nlink-rss: [releases-rss, nope]\n---\n');
  expect(page.problems).toMatchObject([
    {
      line: 4,
      column: 26,
      what: 'There is no feed "nope"',
      todo: expect.stringMatching(/^Use one of releases-rss, /),
    },
  ]);
  const { page: home } = await compileText(
    '---\ntitle: T\ndescription: D\nfeatures:\n  - title: F\n    details: D\n    link: javascript:x\n---\n',
  );
  expect(home.problems).toMatchObject([
    { line: 7, what: 'The link "javascript:x" has a scheme that is not allowed' },
  ]);
});

test('reports missing frontmatter', async () => {
  const { page } = await compileText('Text\n');
  expect(page.facts).toBeNull();
  expect(page.problems.map((problem) => problem.what)).toEqual([
    'Frontmatter key "title" is missing',
    'Frontmatter key "description" is missing',
  ]);
});

test.each(['---\ntitle: T\n\n## A\n', '---\ntitle: T\noption: { type: T }\n\n## A\n', '---'])(
  'reports frontmatter that is not closed, and nothing else: %j',
  async (text) => {
    const { page } = await compileText(text);
    expect(page.problems).toEqual([
      {
        file: 'pages/en/guide/page.mdx',
        line: 1,
        column: 1,
        what: 'The frontmatter is not closed',
        todo: 'Add a line of --- after its last key.',
      },
    ]);
  },
);
