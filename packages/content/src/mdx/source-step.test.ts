import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rewriteSource } from './source-step.ts';

const tip = (title: string): string => `:::tip{title="${title}"}`;

describe('containers', () => {
  test.each([
    [':::tip', ':::tip'],
    [':::tip Title', tip('Title')],
    ['::: tip Title', tip('Title')],
    [':::tip   Two words  ', tip('Two words')],
    [':::tip[Title]', tip('Title')],
    [':::tip[See `a[0]`]', tip('See `a[0]`')],
    [':::tip{title="Title"}', tip('Title')],
    [":::tip{title='It is'}", tip('It is')],
    [':::tip{title=Word}', tip('Word')],
    [':::tip Use {a} and <b>', tip('Use {a} and <b>')],
    [':::tip "Q" & A', tip('&quot;Q&quot; &amp; A')],
    ['::::tip Outer', `::::tip{title="Outer"}`],
    ['  :::tip In a list', `  ${tip('In a list')}`],
    ['- :::tip First block', `- ${tip('First block')}`],
    ['> :::tip Quoted', `> ${tip('Quoted')}`],
    [':::', ':::'],
    ['text :::tip no', 'text :::tip no'],
    ['a:b 12:30 ::x', 'a:b 12:30 ::x'],
  ])('%s becomes %s', (line, expected) => {
    expect(rewriteSource(line)).toBe(expected);
  });
});

describe('heading ids', () => {
  test.each([
    ['## Title {#id}', String.raw`## Title \{#id}`],
    ['## `code` {#a-b}  ', '## `code` \\{#a-b}  '],
    ['## 标题 {#title}', String.raw`## 标题 \{#title}`],
    ['   ### Deep {#x}', String.raw`   ### Deep \{#x}`],
    ['> ## Quoted {#x}', String.raw`> ## Quoted \{#x}`],
    [String.raw`## Done \{#id}`, String.raw`## Done \{#id}`],
    ['## {#only}', String.raw`## \{#only}`],
    ['## Value {a}', '## Value {a}'],
    ['##no {#id}', '##no {#id}'],
    ['text {#id}', 'text {#id}'],
  ])('%s becomes %s', (line, expected) => {
    expect(rewriteSource(line)).toBe(expected);
  });
});

test.each(['```', '~~~', '````md', '  ```ts title="x"', '- ```', '> ```'])(
  'does not change code after %s',
  (fence) => {
    const close = /`{3,}|~{3,}/.exec(fence)?.[0] ?? '';
    const source = `${fence}\n## A {#a}\n:::tip B\n${close}\n## C {#c}`;
    expect(rewriteSource(source)).toBe(source.replace('C {#c}', String.raw`C \{#c}`));
  },
);

test('a shorter fence does not close a longer one, and inline code does not open a fence', () => {
  expect(rewriteSource('````\n```\n## A {#a}\n````\n## B {#b}')).toContain('## A {#a}\n````\n## B \\{#b}');
  expect(rewriteSource('```x``` y\n## A {#a}')).toBe('```x``` y\n## A \\{#a}');
});

test('does not change frontmatter', () => {
  expect(rewriteSource('---\ntitle: "## A {#a}"\n# x {#y}\n---\n## B {#b}')).toBe(
    '---\ntitle: "## A {#a}"\n# x {#y}\n---\n## B \\{#b}',
  );
});

test('keeps the number of lines and is idempotent', () => {
  const line = fc.constantFrom(
    '## A {#a}',
    ':::tip T "x"',
    ':::',
    '```',
    'text',
    '',
    '---',
    '- :::note',
    '> ~~~',
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const source = lines.join('\n');
      const once = rewriteSource(source);
      expect(once.split('\n')).toHaveLength(source.split('\n').length);
      expect(rewriteSource(once).replaceAll('&amp;quot;', '&quot;')).toBe(once);
    }),
  );
});
