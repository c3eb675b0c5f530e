import { attributeOf, childrenOf, isElement, isText } from './html-nodes.ts';
import type { HtmlElement, HtmlNode } from './html-nodes.ts';
import { isLeftOut } from './left-out.ts';

/** The id of a heading; else of an element in it; else of the `section` that it begins, as Sphinx writes them. */
export function anchorOf(heading: HtmlElement): string {
  const own = idOf(heading) || idWithin(heading);
  if (own !== '') return own;
  const parent = heading.parentNode;
  if (parent === null || !isElement(parent) || parent.tagName !== 'section') return '';
  return parent.childNodes.find(isElement) === heading ? idOf(parent) : '';
}

export const idOf = (element: HtmlElement): string => attributeOf(element, 'id') ?? '';

function idWithin(node: HtmlNode): string {
  for (const child of childrenOf(node)) {
    const id = isElement(child) ? idOf(child) || attributeOf(child, 'name') || idWithin(child) : '';
    if (id !== '') return id;
  }
  return '';
}

/** Whether an element is a link to a place in a page. */
export const isSectionLink = (element: HtmlElement): boolean =>
  element.tagName === 'a' && attributeOf(element, 'href')?.includes('#') === true;

/** Whether an element is a link to an id on this page: `<a href="#setup">`, also with the path of the page. */
export function isLinkTo(element: HtmlElement, id: string): boolean {
  if (id === '' || !isSectionLink(element)) return false;
  const href = attributeOf(element, 'href') ?? '';
  const fragment = href.slice(href.indexOf('#') + 1);
  return fragment === id || fragment.toLowerCase() === encodeURIComponent(id).toLowerCase();
}

/**
 * The links in a heading to the heading itself, after its first word: `Setup <a href="#setup">link</a>`. Before the
 * first word they are part of the heading: `<a href="#setup">Setup</a> <i>new</i>`. Links to sections do not count as
 * words, because RFCs have two: `<a href="#section-1">A. </a><a href="#name-setup">Setup</a>`.
 */
export function permalinksOf(heading: HtmlElement): ReadonlySet<HtmlElement> {
  const permalinks = new Set<HtmlElement>();
  const id = anchorOf(heading);
  let hasWord = false;
  const visit = (node: HtmlNode): void => {
    for (const child of childrenOf(node)) {
      if (isText(child)) hasWord ||= /\p{L}/u.test(child.value);
      if (!isElement(child) || isLeftOut(child)) continue;
      if (!isSectionLink(child)) visit(child);
      else if (hasWord && isLinkTo(child, id)) permalinks.add(child);
    }
  };
  visit(heading);
  return permalinks;
}
