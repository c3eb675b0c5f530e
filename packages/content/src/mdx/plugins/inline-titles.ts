import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { inlineText } from '../inline-text.ts';

const titled: ReadonlySet<string | null> = new Set(['Callout', 'NextStep']);

/** Parses Markdown in titles and descriptions of components, so that the browser does not have to. */
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
