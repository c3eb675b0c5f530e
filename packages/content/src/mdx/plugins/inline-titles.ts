import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { inlineText } from '../inline-text.ts';

const titled: ReadonlySet<string | null> = new Set(['Callout', 'NextStep']);

/** Turns Markdown in the titles and descriptions of components into data, so that no browser parses it. */
export function inlineTitles(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' || !titled.has(node.name)) return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        if (attribute.name !== 'title' && attribute.name !== 'description') continue;
        const text = inlineText(attribute.value);
        attribute.value =
          typeof text === 'string'
            ? text
            : {
                type: 'mdxJsxAttributeValueExpression',
                value: '',
                data: {
                  estree: {
                    type: 'Program',
                    sourceType: 'module',
                    body: [{ type: 'ExpressionStatement', expression: valueToEstree(text) }],
                  },
                },
              };
      }
    });
  };
}
