import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** About 220 px, which leaves room for a second column on a phone. */
const MAX_CHARS = 30;

/** Code in tables does not wrap; longer code gets the class `code-long`, which lets it wrap. */
export function longCode(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (cell) => {
      if (cell.tagName !== 'td' && cell.tagName !== 'th') return;
      visit(cell, 'element', (node: Element) => {
        if (node.tagName === 'code' && toString(node).length > MAX_CHARS) {
          node.properties.className = ['code-long'];
        }
      });
    });
  };
}
