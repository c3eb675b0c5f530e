import { isSectionLink } from './heading-links.ts';
import { attributeOf, childrenOf, classesOf, elementsOf, isElement, isText } from './html-nodes.ts';
import type { HtmlElement } from './html-nodes.ts';
import { textOf } from './text-of.ts';

/** Whether an element is a button or a section link without a word, such as `#`, `¶` or `§`. */
export function isSign(element: HtmlElement): boolean {
  return (isSectionLink(element) || element.tagName === 'button') && !/[\p{L}\p{N}]/u.test(textOf(element));
}

/** The first line of the title of a home page by VitePress: `<span class="name clip">VitePress</span><span>…`. */
export const isNameLine = (element: HtmlElement): boolean =>
  element.tagName === 'span' && ['name', 'clip'].every((name) => classesOf(element).includes(name));

/** Whether a `pre` has line numbers: some highlighters write them in a separate `pre`, in the cell before the code. */
export function isLineNumbers(pre: HtmlElement, code: string): boolean {
  return /^[\d\s]*$/.test(code) && isBeforeCode(pre);
}

/** Whether an element is in a cell, and the next cell has a `pre`. */
function isBeforeCode({ parentNode: parent }: HtmlElement): boolean {
  if (parent === null || !isElement(parent)) return false;
  if (parent.tagName !== 'td') return isBeforeCode(parent);
  const cells = childrenOf(parent.parentNode ?? parent).filter(isElement);
  const next = cells[cells.indexOf(parent) + 1];
  return next !== undefined && elementsOf(next).some(({ tagName }) => tagName === 'pre');
}

/**
 * Whether an element is a footnote reference: a link with that role, or a `sup` with only a link, such as
 * `<sup><a href="#fn:1">1</a></sup>`.
 */
export function isFootnoteMark(element: HtmlElement): boolean {
  if (attributeOf(element, 'role') === 'doc-noteref') return true;
  if (element.tagName !== 'sup') return false;
  const nodes = childrenOf(element).filter((node) => !isText(node) || node.value.trim() !== '');
  return nodes.length > 0 && nodes.every((node) => isElement(node) && isMark(node));
}

const isMark = (element: HtmlElement): boolean => isSectionLink(element) && !/\p{L}/u.test(textOf(element));
