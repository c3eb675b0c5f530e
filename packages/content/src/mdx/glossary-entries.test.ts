import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { glossaryEntries } from './glossary-entries.ts';

/** The entries of a glossary whose headings have the ids `id-0`, `id-1`, … */
function entriesOf(markdown: string): ReturnType<typeof glossaryEntries> {
  const tree: Root = fromMarkdown(markdown);
  for (const [index, node] of tree.children.filter(({ type }) => type === 'heading').entries()) {
    node.data = { hProperties: { id: `id-${index}` } };
  }
  return glossaryEntries(tree);
}

const definitionOf = (text: string): string | undefined => entriesOf(`## A\n\n${text}`)[0]?.definition;

test('an entry is a heading of level two with a paragraph below', () => {
  const markdown =
    'Lead.\n\n## One\n\nFirst.\n\nMore.\n\n### Part\n\nText.\n\n## List\n\n- item\n\n## Two\n\nSecond.';
  expect(entriesOf(markdown)).toEqual([
    { id: 'id-0', names: ['One'], definition: 'First.' },
    { id: 'id-3', names: ['Two'], definition: 'Second.' },
  ]);
});

test.each([
  ['Chunk', ['Chunk']],
  ['Client-side rendering (CSR)', ['Client-side rendering', 'CSR']],
  ['客户端渲染（client-side rendering，CSR）', ['客户端渲染', 'client-side rendering', 'CSR']],
  ['哈希（`hash`）', ['哈希', 'hash']],
])('the heading "%s" names %j', (heading, names) => {
  expect(entriesOf(`## ${heading}\n\nText.`)[0]?.names).toEqual(names);
});

test.each([
  ['One sentence. Another one.', 'One sentence.'],
  ['See `a. b` and [Modern.js](/x). Next.', 'See a. b and Modern.js.'],
  ['Syntax such as `?.` or *new*. Next.', 'Syntax such as ?. or new.'],
  ['一组模块。下一句。', '一组模块。'],
  ['例如 `index.js`。下一句。', '例如 index.js。'],
  ['No full stop', 'No full stop'],
])('the definition of "%s" is its first sentence', (text, definition) => {
  expect(definitionOf(text)).toBe(definition);
});
