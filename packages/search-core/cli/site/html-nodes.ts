import { defaultTreeAdapter as tree } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.Node;

export const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const isElement = (node: HtmlNode): node is HtmlElement => tree.isElementNode(node);

export const isText = (node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode => tree.isTextNode(node);

export function attributeOf(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export const classesOf = (element: HtmlElement): readonly string[] =>
  attributeOf(element, 'class')?.split(/\s+/) ?? [];

export function childrenOf(node: HtmlNode): readonly HtmlNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** All elements below a node, in document order, except those inside an element for which `isClosed` holds. */
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
