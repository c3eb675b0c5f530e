import { childrenOf, isElement, isText, words } from './html-nodes.ts';
import type { HtmlNode } from './html-nodes.ts';
import { isLeftOut } from './left-out.ts';

/** Elements that begin and end a line. */
export const blocks = words(
  'address article blockquote body caption center dd details div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr legend li main ol p pre section summary table tbody tfoot thead tr ul',
);

/**
 * Text as written, without buttons and excluded elements. Blocks have line breaks around them: some highlighters write
 * a `<div>` per line of code.
 */
export function textOf(node: HtmlNode): string {
  if (isText(node)) return node.value;
  if (isElement(node) && node.tagName === 'br') return '\n';
  const text = childrenOf(node)
    .filter((child) => !isElement(child) || (child.tagName !== 'button' && !isLeftOut(child)))
    .map(textOf)
    .join('');
  return isElement(node) && blocks.has(node.tagName) ? `\n${text}\n` : text;
}
