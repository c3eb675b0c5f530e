import { describe, expect, test } from 'vitest';
import { compileText, problemsOf } from '../../test/compile-text.ts';

/** Body line 1 is line 5 of the file. */
describe('reports with position and remedy', () => {
  test.each([
    [
      'a level-one heading',
      'Text\n\n# Title',
      'pages/en/guide/page.mdx:7:1  The body has a level-one heading. Remove it, the title comes from the frontmatter; headings of the body start with ##.',
    ],
    [
      'a level-one heading as an element',
      '<h1>Title</h1>',
      'pages/en/guide/page.mdx:5:1  The body has a level-one heading. Remove it, the title comes from the frontmatter; headings of the body start with ##.',
    ],
    [
      'an unknown container',
      ':::warn\nText\n:::',
      'pages/en/guide/page.mdx:5:1  There is no container ":::warn". Did you mean ":::warning"? Kinds are tip, info, note, warning, caution, danger, details.',
    ],
    [
      'an unknown container in another',
      '::::tip\n:::sidebar\nText\n:::\n::::',
      'pages/en/guide/page.mdx:6:1  There is no container ":::sidebar". Kinds are tip, info, note, warning, caution, danger, details.',
    ],
    [
      'an unknown container in a list of another',
      '::::tip\n- item\n\n  :::sidebar\n  Text\n  :::\n::::',
      'pages/en/guide/page.mdx:8:3  There is no container ":::sidebar". Kinds are tip, info, note, warning, caution, danger, details.',
    ],
    [
      'an unknown container in a quote of another',
      '::::tip\n> :::sidebar\n> Text\n> :::\n::::',
      'pages/en/guide/page.mdx:6:3  There is no container ":::sidebar". Kinds are tip, info, note, warning, caution, danger, details.',
    ],
    [
      'a container that is not closed',
      ':::tip\nText\n\n## More',
      'pages/en/guide/page.mdx:5:1  The container ":::tip" is not closed. Add a line with the same number of colons after its last line.',
    ],
    [
      'a closing line without a container',
      'Text\n\n:::',
      'pages/en/guide/page.mdx:7:1  A line of ::: opens or closes no container. Open a container with :::tip on a separate line and close it with the same number of colons.',
    ],
    [
      'a duplicate explicit id',
      '## A {#x}\n\n## B {#x}',
      'pages/en/guide/page.mdx:7:1  The id "x" is used twice on this page. Choose another id; for a heading, write {#id} after its text.',
    ],
    [
      'an element with the id of a heading',
      '## A {#x}\n\n<div id="x">B</div>',
      'pages/en/guide/page.mdx:7:1  The id "x" is used twice on this page. Choose another id; for a heading, write {#id} after its text.',
    ],
    [
      'an explicit id that is reserved for the shell',
      '## A {#docs-sidebar}',
      'pages/en/guide/page.mdx:5:1  The id "docs-sidebar" is reserved for the site shell. Choose one that does not start with docs- or _; for a heading, write {#id} after its text.',
    ],
    [
      'a slug that is reserved for React',
      '## `_R_1_`',
      'pages/en/guide/page.mdx:5:1  The id "_r_1_" is reserved for the site shell. Choose one that does not start with docs- or _; for a heading, write {#id} after its text.',
    ],
    [
      'an element with an id that is reserved for the shell',
      '<div id="docs-content-en">A</div>',
      'pages/en/guide/page.mdx:5:1  The id "docs-content-en" is reserved for the site shell. Choose one that does not start with docs- or _; for a heading, write {#id} after its text.',
    ],
    [
      'a heading without text',
      '## {#x}\n\n##',
      'pages/en/guide/page.mdx:7:1  A heading has no text. Write words in it, followed by an id such as {#name}.',
    ],
    [
      'a heading without letters',
      '## ？！',
      'pages/en/guide/page.mdx:5:1  The heading "？！" has no letters for an id. Write words in it, followed by an id such as {#name}.',
    ],
    [
      'an unknown component',
      'Text <Bagde text="x" /> end',
      'pages/en/guide/page.mdx:5:6  There is no component <Bagde>. Did you mean <Badge>? Components are Callout, Include, PackageManagerTabs, Tabs, Tab, Steps, Badge, NextSteps, NextStep, SourceLink, Diagram.',
    ],
    [
      'a style attribute',
      '<p style="color:red">a</p>',
      'pages/en/guide/page.mdx:5:1  <p> has a style attribute. Remove it; the Content Security Policy of the site blocks inline styles.',
    ],
    [
      'a style attribute as an object',
      '<Badge text="x" style={{ color: "red" }} />',
      'pages/en/guide/page.mdx:5:1  <Badge> has a style attribute. Remove it; the Content Security Policy of the site blocks inline styles.',
    ],
    [
      'spread attributes',
      '<Badge {...x} />',
      'pages/en/guide/page.mdx:5:1  <Badge> has spread attributes. Write each attribute by its name.',
    ],
    [
      'an event handler',
      '<p onClick={f}>a</p>',
      'pages/en/guide/page.mdx:5:1  <p> has an event handler. Remove onClick.',
    ],
    [
      'a script',
      '<script src="/x.js" />',
      'pages/en/guide/page.mdx:5:1  A page must not contain <script>. Remove it; use Markdown or a component.',
    ],
    [
      'an import',
      'import { a } from "b";',
      'pages/en/guide/page.mdx:5:1  A page has an import or an export. Remove it; pages use these components without import: Callout, Include, PackageManagerTabs, Tabs, Tab, Steps, Badge, NextSteps, NextStep, SourceLink, Diagram.',
    ],
    [
      'a footnote',
      'Text[^1]\n\n[^1]: Note',
      'pages/en/guide/page.mdx:7:1  A page has a footnote. Move it into the text, or into a container such as :::note.',
    ],
    [
      'two tabs with one label',
      '<Tabs>\n<Tab label="A">a</Tab>\n<Tab label="A">b</Tab>\n</Tabs>',
      'pages/en/guide/page.mdx:7:1  Two tabs of a set have the value "A". Give each <Tab> its own label or value.',
    ],
    [
      'a tab whose value is the label of one without a value',
      '<Tabs>\n\n<Tab label="A">\n\na\n\n</Tab>\n\n<Tab label="B" value="A">\n\nb\n\n</Tab>\n\n</Tabs>',
      'pages/en/guide/page.mdx:13:1  Two tabs of a set have the value "A". Give each <Tab> its own label or value.',
    ],
    [
      'an unsafe link',
      'See [x](javascript:alert(1)).',
      'pages/en/guide/page.mdx:5:5  The link "javascript:alert(1)" has a scheme that is not allowed. Use http, https, mailto or tel, or a path of this site.',
    ],
    [
      'a data URL as a link',
      'See [x](data:text/html,hello).',
      'pages/en/guide/page.mdx:5:5  The link "data:text/html,hello" has a scheme that is not allowed. Use http, https, mailto or tel, or a path of this site.',
    ],
    [
      'a data URL as the definition of a link',
      'See [x][r] and ![x][r].\n\n[r]: data:text/html,hello',
      'pages/en/guide/page.mdx:7:1  The link "data:text/html,hello" has a scheme that is not allowed. Use http, https, mailto or tel, or a path of this site.',
    ],
    [
      'a relative image in a definition',
      'A ![x][r]\n\n[r]: ./x.png',
      'pages/en/guide/page.mdx:7:1  The image "./x.png" has no absolute path. Start its path with /.',
    ],
    [
      'a link with a locale',
      'See [x](/zh/config/).',
      'pages/en/guide/page.mdx:5:5  The link "/zh/config/" contains a language. Write it without /zh; links stay in the language of their page.',
    ],
    [
      'a link with an expression',
      '<NextStep\n  href={"/a"} />',
      'pages/en/guide/page.mdx:6:3  The href of <NextStep> is not plain text, so it cannot be checked. Write it in quotes.',
    ],
    [
      'a relative image',
      'A ![x](./x.png)',
      'pages/en/guide/page.mdx:5:3  The image "./x.png" has no absolute path. Start its path with /.',
    ],
    [
      'a missing partial',
      '<Include file="./_partials/none.mdx" />',
      'pages/en/guide/page.mdx:5:1  The included file pages/en/guide/_partials/none.mdx does not exist. Create it, or correct the path, which is relative to this file.',
    ],
    [
      'a partial outside the pages',
      '<Include file="../../../x.mdx" />',
      'pages/en/guide/page.mdx:5:1  The included file pages/../x.mdx does not exist. Create it, or correct the path, which is relative to this file.',
    ],
    [
      'an include without a file',
      '<Include />',
      'pages/en/guide/page.mdx:5:1  <Include> has no file. Write <Include file="./_partials/name.mdx" />.',
    ],
    [
      'an inline include',
      'Text <Include file="./_partials/shared.mdx" /> end',
      'pages/en/guide/page.mdx:5:6  <Include> is inside a paragraph. Put it on a separate line with empty lines around it.',
    ],
    [
      'a brace in text',
      'Text\n\nA { brace',
      'pages/en/guide/page.mdx:7:10  MDX cannot read this: Unexpected end of file in expression, expected a corresponding closing brace for `{`. Put braces and angle brackets of text into code or write \\{ and \\<, and close every tag.',
    ],
  ])('%s', async (_kind, body, expected) => {
    expect(await problemsOf(body)).toEqual([expected]);
  });
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
