import type { Root, RootContent } from 'hast';
import { expect, test } from 'vitest';
import { compileBody, renderBody } from '../../../test/compile-text.ts';
import { pageSections } from './page-sections.ts';

const node = (name: string): RootContent =>
  name === '\n'
    ? { type: 'text', value: name }
    : name === 'export'
      ? { type: 'mdxjsEsm', value: '' }
      : { type: 'element', tagName: name, properties: {}, children: [] };

const nameOf = (given: RootContent): string =>
  given.type === 'element' ? given.tagName : given.type === 'text' ? given.value : 'export';

/** Names of the root's children after the plugin; a section is an array. */
function sectioned(names: readonly string[]): readonly unknown[] {
  const tree: Root = { type: 'root', children: names.map(node) };
  pageSections()(tree);
  return tree.children.map((child) =>
    child.type === 'mdxJsxFlowElement' ? child.children.map(nameOf) : nameOf(child),
  );
}

test.each([
  [[], []],
  [
    ['export', '\n', 'p'],
    ['export', '\n', ['p']],
  ],
  [
    ['export', 'p', '\n', 'h2', '\n', 'h3', '\n', 'p', '\n', 'h2'],
    ['export', ['p'], '\n', ['h2', '\n', 'h3', '\n', 'p'], '\n', ['h2']],
  ],
  [['h2', 'p'], [['h2', 'p']]],
])('%j becomes %j', (names, expected) => {
  expect(sectioned(names)).toEqual(expected);
});

test('each section of a compiled page is one element, which does not change the plain text', async () => {
  const body = 'one\n\n## A\n\n:::tip\n## B\n:::';
  const { code, page } = await compileBody(body);
  expect(code?.match(/_jsxs?\(Section, /g)).toHaveLength(2);
  expect(page.content).toBe('Lead.\none\nA\nB');
  expect(await renderBody(body)).toBe(
    '<p>one</p>\n<h2 id="a">A</h2>\n<Callout kind="tip"><h2 id="b">B</h2></Callout>',
  );
});
