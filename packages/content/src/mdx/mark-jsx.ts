import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { isJsx } from './syntax-nodes.ts';

/**
 * Applies MDX's `remark-mark-and-unravel` to the tree of a partial: marks JSX as written by the author and unwraps
 * paragraphs that contain only JSX.
 */
export function markJsx(tree: Root): void {
  visit(tree, (node, index, parent) => {
    // Internal to MDX, so it has no type.
    if (isJsx(node)) node.data = Object.assign({ _mdxExplicitJsx: true }, node.data);
    if (node.type !== 'paragraph' || !parent || index === undefined || !holdsOnlyJsx(node)) return undefined;
    parent.children.splice(index, 1, ...node.children.flatMap(asBlock));
    return [SKIP, index] as const;
  });
}

function holdsOnlyJsx(paragraph: Paragraph): boolean {
  return (
    paragraph.children.some((child) => child.type !== 'text') &&
    paragraph.children.every(
      (child) =>
        child.type === 'mdxJsxTextElement' ||
        child.type === 'mdxTextExpression' ||
        (child.type === 'text' && child.value.trim() === ''),
    )
  );
}

/** Converts an inline element or expression to its flow form; drops white space. */
function asBlock(node: PhrasingContent): Root['children'] {
  // The element keeps its phrasing content, which the types of flow elements do not allow.
  if (node.type === 'mdxJsxTextElement') {
    return [{ ...node, type: 'mdxJsxFlowElement' }] as unknown as Root['children'];
  }
  return node.type === 'mdxTextExpression' ? [{ ...node, type: 'mdxFlowExpression' }] : [];
}
