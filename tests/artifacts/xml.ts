import type { Element } from 'xast';
import { fromXml } from 'xast-util-from-xml';

export type { Element as XmlElement } from 'xast';

/** The root element of a document. Throws if it is not well-formed or has no XML declaration. */
export function parseXml(document: string): Element {
  if (!/^<\?xml version="1\.0" encoding="utf-8"\?>/i.test(document)) {
    throw new Error('the document has no XML declaration');
  }
  const root = fromXml(document).children.find((node) => node.type === 'element');
  if (!root) throw new Error('the document has no element');
  return root;
}

export const childrenOf = ({ children }: Element, name: string): readonly Element[] =>
  children.filter((child) => child.type === 'element').filter((child) => child.name === name);

/** The text of the only child of that name. Throws if it is missing, empty or repeated. */
export function textOf(element: Element, name: string): string {
  const [child, ...more] = childrenOf(element, name);
  if (!child || more.length > 0) throw new Error(`<${element.name}> needs exactly one <${name}>`);
  const text = child.children.map((node) => (node.type === 'text' ? node.value : '')).join('');
  if (text.trim() === '') throw new Error(`<${name}> in <${element.name}> is empty`);
  return text;
}
