import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { isJsx } from './syntax-nodes.ts';

/**
 * Does for the tree of a partial what MDX does for the tree of a page right after parsing: marks written JSX as
 * such, and takes elements that stand alone on a line out of their paragraph.
 */
export function markJsx(tree: Root): void {
  visit(tree, (node, index, parent) => {
    // The mark is MDX's own and has no type.
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

/** The block form of an inline element or expression; blank text between them is dropped. */
function asBlock(node: PhrasingContent): Root['children'] {
  // A block element holds the same phrasing as before, which the syntax tree's types do not foresee.
  if (node.type === 'mdxJsxTextElement') {
    return [{ ...node, type: 'mdxJsxFlowElement' }] as unknown as Root['children'];
  }
  return node.type === 'mdxTextExpression' ? [{ ...node, type: 'mdxFlowExpression' }] : [];
}
