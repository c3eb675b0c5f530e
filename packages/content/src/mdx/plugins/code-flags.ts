import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Longer code may not fit on a line of a phone. */
const shortFlag = /^-.{1,24}$/;

/** Lines may break after a hyphen, also between `-` and `V`. Flags get the class `code-flag`, which does not wrap. */
export function codeFlags(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'code' && shortFlag.test(toString(node)))
        node.properties.className = ['code-flag'];
    });
  };
}
