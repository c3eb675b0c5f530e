import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Letters that still leave room for a second column on a phone, about 220 px. */
const longestWhole = 30;

/** Code in a table stays on one line; what is too long for that gets the class `code-long` and may break. */
export function longCode(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (cell) => {
      if (cell.tagName !== 'td' && cell.tagName !== 'th') return;
      visit(cell, 'element', (node: Element) => {
        if (node.tagName === 'code' && toString(node).length > longestWhole) {
          node.properties.className = ['code-long'];
        }
      });
    });
  };
}
