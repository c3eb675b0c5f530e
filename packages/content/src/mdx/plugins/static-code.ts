import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import type { HastJsxBlock } from '../syntax-nodes.ts';

/**
 * Replaces the `<code>` of a highlighted block with `<CodeLines html="…" />`, so that React handles one string instead of
 * an element per token. Must run after `collectFacts`, which reads the text.
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
