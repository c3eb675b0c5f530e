import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import type { HastJsxBlock } from '../syntax-nodes.ts';

/**
 * Puts `<CodeLines html="…" />` in place of the `<code>` of every coloured block: React then holds one string for a
 * block instead of an element for each token. Runs after the facts are read, which need the text.
 */
export function staticCode(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node) => {
      const code = node.children[0];
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined;
      node.children = [codeLines(code)];
      return SKIP;
    });
  };
}

const codeLines = ({ children }: Element): HastJsxBlock => ({
  type: 'mdxJsxFlowElement',
  name: 'CodeLines',
  attributes: [
    {
      type: 'mdxJsxAttribute',
      name: 'html',
      value: toHtml(children, { characterReferences: { useNamedReferences: true } }),
    },
  ],
  children: [],
});
