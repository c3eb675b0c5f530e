import { describe, expect, test } from 'vitest';
import { compileBody, renderBody } from '../../test/compile-text.ts';

describe('containers', () => {
  test.each(['tip', 'info', 'note', 'warning', 'caution', 'danger', 'details'])(
    '%s becomes a callout',
    async (kind) => {
      expect(await renderBody(`:::${kind}\nText\n:::`)).toBe(`<Callout kind="${kind}"><p>Text</p></Callout>`);
    },
  );

  test.each([
    [':::tip Use `a` & {b} "c"', ['Use ', { kind: 'code', text: 'a' }, ' & {b} "c"']],
    [':::tip[A *b*]', ['A ', { kind: 'emphasis', parts: ['b'] }]],
    [':::tip{title="A b"}', 'A b'],
  ])('the title of %s is parsed as Markdown', async (open, title) => {
    const printed = typeof title === 'string' ? title : JSON.stringify(title).replaceAll('"', '&quot;');
    expect(await renderBody(`${open}\nText\n:::`)).toBe(
      `<Callout kind="tip" title="${printed.replaceAll(/&(?!quot;)/g, '&amp;')}"><p>Text</p></Callout>`,
    );
  });

  test('can contain containers, lists and code', async () => {
    const html = await renderBody('::::note\n:::tip In\n- a\n:::\n```\n:::\n```\n::::\n\nAfter');
    expect(html).toContain('<Callout kind="note"><Callout kind="tip" title="In"><ul>');
    expect(html).toMatch(/:::\n<\/span><\/code><\/pre><\/Callout>\n<p>After<\/p>$/);
  });

  test.each([
    ['::::tip\n- item\n\n  :::note Inner\n  text\n  :::\n::::', '<ul>'],
    ['::::tip\n> :::note Inner\n> text\n> :::\n::::', '<blockquote>'],
  ])('can be in lists and quotes of containers: %j', async (body, outer) => {
    const html = await renderBody(body);
    expect(html).toContain(`<Callout kind="tip">${outer}`);
    expect(html).toContain('<Callout kind="note" title="Inner"><p>text</p></Callout>');
  });

  test('can be in lists and quotes', async () => {
    const html = await renderBody('1. One\n\n   :::tip T\n   In\n   :::\n\n2. Two');
    expect(html).toContain('<Callout kind="tip" title="T"><p>In</p></Callout>');
  });
});

test.each(['12:30', 'localhost:3000', 'a:b', 'node:fs', '::leaf', 'x :abbr[a]'])(
  '%s stays text',
  async (text) => {
    expect(await renderBody(`At ${text} it is.`)).toBe(`<p>At ${text} it is.</p>`);
  },
);

describe('heading ids', () => {
  const ids = async (body: string): Promise<readonly string[]> => (await compileBody(body)).page.ids;

  test('an explicit id replaces the slug and is removed from the text', async () => {
    expect(await renderBody('## My `x` title {#mine}')).toBe('<h2 id="mine">My <code>x</code> title</h2>');
  });

  test('slugs keep Chinese characters and code', async () => {
    expect(await ids('## 快速上手（一）\n\n## `output.polyfill`\n\n#### Four')).toEqual([
      '快速上手一',
      'outputpolyfill',
      'four',
    ]);
  });

  test('equal slugs are numbered and differ from explicit ids', async () => {
    expect(await ids('## A\n\n## A\n\n## B\n\n## C {#b}\n\n## A')).toEqual(['a', 'a-1', 'b-1', 'b', 'a-2']);
  });

  test('an id on an element can be linked to', async () => {
    expect(await ids('<a id="there" />')).toEqual(['there']);
  });
});

describe('code', () => {
  test('a fence becomes highlighted lines', async () => {
    expect(await renderBody('```ts title="a.ts" {2} lineNumbers wrap\n\nlet a;\n\nlet b;\n\n```')).toBe(
      '<pre data-lang="ts" data-title="a.ts" data-line-numbers="" data-wrap=""><code>' +
        '<span class="line"><span class="t-keyword">let</span> a;\n</span>' +
        '<span class="line line-marked">\n</span>' +
        '<span class="line"><span class="t-keyword">let</span> b;\n</span></code></pre>',
    );
  });

  test('a fence without a language is plain text', async () => {
    expect(await renderBody('```\na < b\n```')).toBe(
      '<pre data-lang="text"><code><span class="line">a &lt; b\n</span></code></pre>',
    );
  });

  test('the first line keeps its indentation', async () => {
    expect(await renderBody('```text\n  a\nb\n```')).toContain('<span class="line">  a\n</span>');
  });

  test('the module contains one HTML string per block', async () => {
    const { code } = await compileBody('```ts\nlet a;\n```');
    expect(code).toContain(
      String.raw`html: "<span class=\"line\"><span class=\"t-keyword\">let</span> a;\n</span>"`,
    );
    expect(code).not.toContain('span:');
  });

  test('markup in a fence is escaped in the module and unchanged in the plain text', async () => {
    const text = '&lt; </span></code> `${x}` {y} \\n "q"';
    const body = `~~~\n${text}\n~~~`;
    expect(await renderBody(body)).toContain(
      '<span class="line">&amp;lt; &lt;/span>&lt;/code> `${x}` {y} \\n "q"\n</span></code>',
    );
    expect((await compileBody(body)).page.content).toContain(text);
  });

  test('fences in components and lists become HTML strings, inline code does not', async () => {
    const { code } = await compileBody(':::tip\n- `i`\n  ```ts\n  let a;\n  ```\n:::\n\n```\nb\n```');
    expect(code?.match(/_jsx\(CodeLines, /g)).toHaveLength(2);
    expect(code?.match(/_jsx\(_components\.code, /g)).toHaveLength(1);
  });
});

describe('links', () => {
  const page = 'zh/config/dev/hmr.mdx';

  test('stay in the locale of the page', async () => {
    const html = await renderBody(
      '[a](/config/#x) [b](./port.mdx) [c](https://c.test) [d][ref]\n\n[ref]: /guide/',
      page,
    );
    expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
      '/zh/config/#x',
      '/zh/config/dev/port',
      'https://c.test',
      '/zh/guide/',
    ]);
  });

  test('in components and elements stay in the locale too', async () => {
    const html = await renderBody(
      '<NextStep title="T" href="/guide/" />\n\nSee <a href="/config/">it</a>.',
      page,
    );
    expect(html).toContain('<NextStep title="T" href="/zh/guide/">');
    expect(html).toContain('<a href="/zh/config/">it</a>');
  });

  test('are recorded with their position', async () => {
    const { page: compiled } = await compileBody('\nText [a](/config/#x)', page);
    expect(compiled.links).toEqual([
      {
        file: 'pages/zh/config/dev/hmr.mdx',
        line: 6,
        column: 6,
        href: '/config/#x',
        target: { kind: 'page', routePath: '/zh/config/', id: 'x' },
      },
    ]);
  });
});

test('links and images in JSX are rendered by the components of the app', async () => {
  const { code } = await compileBody(
    'See <a href="/config/">it</a> <img src="/a.png" alt="" />.\n\n<kbd>K</kbd>',
  );
  expect(code).toContain('_jsx(_components.a, {');
  expect(code).toContain('_jsx(_components.img, {');
  expect(code).toContain('_jsx("kbd", {');
});

test('long code in a table may wrap', async () => {
  const table = (code: string) => `| ${code} |\n| --- |\n| ${code} |`;
  const thirty = `\`${'a'.repeat(29)}.\``;
  expect(await renderBody(table(thirty))).not.toContain('code-long');
  const longer = await renderBody(table(`[\`${'a'.repeat(30)}.\`](/guide/other)`));
  expect(longer.match(/<code className="code-long">/g)).toHaveLength(2);
  expect(await renderBody(`\`${'a'.repeat(40)}\``)).not.toContain('code-long');
});

test.each(['-V', '--env-mode', '--open [url]', '-webkit-'])('the flag %s does not wrap', async (flag) => {
  expect(await renderBody(`\`${flag}\``)).toContain('<code className="code-flag">');
});

test.each(['react-dom', '-', `--${'a'.repeat(24)}`])('the code %s may wrap', async (code) => {
  expect(await renderBody(`\`${code}\``)).not.toContain('code-flag');
});

test('a code block of one flag is not marked', async () => {
  expect(await renderBody('```sh\n--open\n```')).not.toContain('code-flag');
});

test('the definition of an image may be a data URL', async () => {
  expect(await renderBody('![Alt][r]\n\n[r]: data:image/png;base64,AA==')).toContain(
    'src="data:image/png;base64,AA=="',
  );
});

test('images load lazily', async () => {
  expect(await renderBody('![Alt](/a.png)')).toContain(
    'loading="lazy" decoding="async" data-zoom="" src="/a.png" alt="Alt"',
  );
  expect(await renderBody('<img src="/a.png" alt="" loading="eager" />')).toContain(
    'loading="eager" decoding="async"',
  );
});

test.each([
  ['![Alt](/a.png)', true],
  ['<img src="/a.png" alt="Alt" />', true],
  ['- item\n\n  ![Alt](/a.png)', true],
  ['<img src="/a.png" alt="" />', false],
  ['Text ![Alt](/a.png)', false],
  ['Text <img src="/a.png" alt="Alt" />', false],
  ['[![Alt](/a.png)](/config/)', false],
  ['<a href="/config/">\n\n![Alt](/a.png)\n\n</a>', false],
  ['<a href="/config/">\n  <img src="/a.png" alt="Alt" />\n</a>', false],
])('%s can be enlarged: %s', async (body, canZoom) => {
  expect((await renderBody(body)).includes('data-zoom=""')).toBe(canZoom);
});

test('renders no inline styles', async () => {
  const body =
    '| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |\n\n- [x] done\n\n```ts {1}\nlet a;\n```\n\n![i](/i.png)';
  const { code } = await compileBody(body);
  expect(code).toContain('align: "center"');
  expect(code).not.toMatch(/\bstyle\b/);
});

test('renders an empty header cell as a data cell', async () => {
  const html = await renderBody('| | A |\n| --- | --- |\n| b | 1 |');
  expect(html.replaceAll('\n', '')).toContain('<thead><tr><td></td><th>A</th></tr></thead>');
});
