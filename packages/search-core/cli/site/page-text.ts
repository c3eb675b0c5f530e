import { defaultTreeAdapter as tree } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { TocEntry } from '@docs/search-core';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.Node;

export interface PageText {
  /** Text of the first `h1`; empty if there is none. */
  readonly title: string;
  /** One block or table row per line; lines of code start with a tab. Without the title. */
  readonly content: string;
  readonly toc: readonly TocEntry[];
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const leftOut = words(
  'nav aside footer script style template noscript svg math button select dialog iframe object canvas audio video',
);

const blocks = words(
  'address article blockquote body caption center dd details div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr legend li main ol p pre section summary table tbody tfoot thead tr ul',
);

/** Attributes that leave an element out of this index, or of the index of Pagefind. */
const ignoreAttributes = ['data-search-ignore', 'data-pagefind-ignore'];

export function attributeOf(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function childrenOf(node: HtmlNode): readonly HtmlNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

export const isElement = (node: HtmlNode): node is HtmlElement => tree.isElementNode(node);

/** The text of a page's body, with a section for every heading that has an id, or whose parent `section` has one. */
export function pageText(body: HtmlElement): PageText {
  const lines: string[] = [];
  const toc: TocEntry[] = [];
  let title = '';
  let open = '';
  /** Length of the content so far, with the line break before the next line. */
  let start = 0;

  const push = (line: string): void => {
    lines.push(line);
    start += line.length + 1;
  };
  const endLine = (): string => {
    const line = open.replace(/\s+/g, ' ').trim();
    open = '';
    return line;
  };
  const flush = (): void => {
    const line = endLine();
    if (line !== '') push(line);
  };

  const walkHeading = (element: HtmlElement, depth: number): void => {
    flush();
    walkChildren(element);
    const text = endLine();
    if (text === '') return;
    if (depth === 1 && title === '') {
      title = text;
      return;
    }
    const id = anchorOf(element);
    if (id !== '') toc.push({ text, id, depth, charIndex: start });
    push(text);
  };

  const walkElement = (element: HtmlElement): void => {
    if (isLeftOut(element)) return;
    const name = element.tagName;
    const depth = /^h([1-6])$/.exec(name)?.[1];
    if (depth !== undefined) return walkHeading(element, Number(depth));
    if (name === 'pre') {
      flush();
      for (const line of textOf(element).trimEnd().split('\n')) if (line.trim() !== '') push(`\t${line}`);
      return;
    }
    const isBlock = blocks.has(name);
    if (isBlock) flush();
    if (name === 'br') open += ' ';
    if ((name === 'td' || name === 'th') && open.trim() !== '') open += ' | ';
    walkChildren(element);
    if (isBlock) flush();
  };

  const walkChildren = (node: HtmlNode): void => {
    for (const child of childrenOf(node)) {
      if (tree.isTextNode(child)) open += child.value;
      else if (isElement(child)) walkElement(child);
    }
  };

  walkElement(body);
  flush();
  return { title, content: lines.join('\n'), toc };
}

function isLeftOut(element: HtmlElement): boolean {
  return (
    leftOut.has(element.tagName) ||
    attributeOf(element, 'hidden') !== undefined ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    ignoreAttributes.some((name) => attributeOf(element, name) !== undefined) ||
    isPermalink(element)
  );
}

/** A link to the heading that contains it, such as `#`, `¶` or `§`. */
function isPermalink(element: HtmlElement): boolean {
  return (
    element.tagName === 'a' &&
    attributeOf(element, 'href')?.startsWith('#') === true &&
    !/[\p{L}\p{N}]/u.test(textOf(element))
  );
}

/** The id of a heading; else of an element in it; else of the `section` that it begins, as Sphinx writes them. */
function anchorOf(heading: HtmlElement): string {
  const own = attributeOf(heading, 'id') ?? idWithin(heading);
  if (own !== undefined) return own;
  const parent = heading.parentNode;
  if (parent === null || !isElement(parent) || parent.tagName !== 'section') return '';
  return parent.childNodes.find(isElement) === heading ? (attributeOf(parent, 'id') ?? '') : '';
}

function idWithin(node: HtmlNode): string | undefined {
  for (const child of childrenOf(node)) {
    const id = isElement(child)
      ? (attributeOf(child, 'id') ?? attributeOf(child, 'name') ?? idWithin(child))
      : undefined;
    if (id !== undefined) return id;
  }
  return undefined;
}

/** Text as it is written, line breaks included. */
export function textOf(node: HtmlNode): string {
  if (tree.isTextNode(node)) return node.value;
  if (isElement(node) && node.tagName === 'br') return '\n';
  if (isElement(node) && (attributeOf(node, 'aria-hidden') === 'true' || node.tagName === 'button'))
    return '';
  return childrenOf(node).map(textOf).join('');
}
