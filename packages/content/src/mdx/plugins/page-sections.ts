import type { Root, RootContent } from 'hast';
import type { HastJsxBlock } from '../syntax-nodes.ts';

/**
 * Wraps the content before the first h2, and each h2 with the content after it, in `<Section>`; the app hydrates each
 * section separately. Exports and white space between sections stay outside.
 */
export function pageSections(): (tree: Root) => void {
  return (tree) => {
    tree.children = sectionsOf(tree.children).flatMap((section) => {
      const isOutside = (node: RootContent | undefined) =>
        node === undefined || isModule(node) || isBlank(node);
      const start = section.findIndex((node) => !isOutside(node));
      if (start === -1) return section;
      const end = section.findLastIndex((node) => !isOutside(node)) + 1;
      return [...section.slice(0, start), wrap(section.slice(start, end)), ...section.slice(end)];
    });
  };
}

function sectionsOf(nodes: readonly RootContent[]): readonly (readonly RootContent[])[] {
  const starts = nodes.flatMap((node, index) => (isHeading(node) ? [index] : []));
  return [0, ...starts].map((start, index) => nodes.slice(start, starts[index]));
}

const isHeading = (node: RootContent): boolean => node.type === 'element' && node.tagName === 'h2';
const isModule = (node: RootContent): boolean => node.type === 'mdxjsEsm';
const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';

const wrap = (nodes: readonly RootContent[]): HastJsxBlock => ({
  type: 'mdxJsxFlowElement',
  name: 'Section',
  attributes: [],
  // The root contains only block content.
  children: nodes as HastJsxBlock['children'],
});
