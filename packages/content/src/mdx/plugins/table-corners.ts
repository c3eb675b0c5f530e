import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Markdown makes every cell of a table's first row a heading; the empty one over a column of names is none. */
export function tableCorners(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (cell) => {
      if (cell.tagName === 'th' && cell.children.length === 0) cell.tagName = 'td';
    });
  };
}
