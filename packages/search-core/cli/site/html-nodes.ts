import { defaultTreeAdapter as tree } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.Node;

export const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const leftOut = words(
  'nav aside footer script style template noscript svg math select dialog iframe object canvas audio video rp rt',
);

/** Elements that begin and end a line. */
export const blocks = words(
  'address article blockquote body caption center dd details div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr legend li main ol p pre section summary table tbody tfoot thead tr ul',
);

/** Attributes that leave an element out of this index, or of the index of Pagefind. */
const ignoreAttributes = ['data-search-ignore', 'data-pagefind-ignore'];

export const isElement = (node: HtmlNode): node is HtmlElement => tree.isElementNode(node);

export const isText = (node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode => tree.isTextNode(node);

export function attributeOf(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function childrenOf(node: HtmlNode): readonly HtmlNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** Whether nothing in an element is indexed, neither text nor another `main`. */
export function isLeftOut(element: HtmlElement): boolean {
  return (
    leftOut.has(element.tagName) ||
    isHidden(element) ||
    ignoreAttributes.some((name) => attributeOf(element, name) !== undefined)
  );
}

/** For good: readers open the other panels of tabs, and their browser finds what is hidden `until-found`. */
function isHidden(element: HtmlElement): boolean {
  if (attributeOf(element, 'role') === 'tabpanel') return false;
  const hidden = attributeOf(element, 'hidden')?.toLowerCase();
  return (hidden !== undefined && hidden !== 'until-found') || attributeOf(element, 'aria-hidden') === 'true';
}

/** All elements below a node, in document order; without those in an element that `isClosed`. */
export function elementsOf(
  node: HtmlNode,
  isClosed: (element: HtmlElement) => boolean = () => false,
): readonly HtmlElement[] {
  const found: HtmlElement[] = [];
  const visit = (parent: HtmlNode): void => {
    for (const child of childrenOf(parent)) {
      if (!isElement(child)) continue;
      found.push(child);
      if (!isClosed(child)) visit(child);
    }
  };
  visit(node);
  return found;
}

/**
 * Text as it is written, without buttons and what is left out. Blocks have line breaks around them: some highlighters
 * write `<div>` for a line of code.
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
