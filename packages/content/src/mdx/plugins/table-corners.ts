import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Changes empty `<th>` elements to `<td>`: Markdown renders the empty corner of a table as a header cell. */
export function tableCorners(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (cell) => {
      if (cell.tagName === 'th' && cell.children.length === 0) cell.tagName = 'td';
    });
  };
}
