import type { TocEntry } from '@docs/search-core';
import { isFootnoteMark, isLineNumbers, isNameLine, isSign } from './furniture.ts';
import { anchorOf, idOf, isLinkTo, permalinksOf } from './heading-links.ts';
import { attributeOf, childrenOf, isElement, isText, words } from './html-nodes.ts';
import type { HtmlElement, HtmlNode } from './html-nodes.ts';
import { isLeftOut } from './left-out.ts';
import { blocks, textOf } from './text-of.ts';

export interface PageText {
  /** Text of the first `h1`; empty if there is none. */
  readonly title: string;
  /** One block or table row per line; lines of code start with a tab. Without the title. */
  readonly content: string;
  readonly toc: readonly TocEntry[];
}

/** Elements that are visually separate without a space in HTML: `<kbd>Ctrl</kbd><kbd>K</kbd>`. */
const keys = words('button kbd label');

/** Elements with a space on either side. */
const gaps = words('br input textarea');

/**
 * The text of parts of a page, with a section for every heading that has an id, or whose parent `section` has one; and
 * for every term with an id, below the enclosing heading and terms, as Sphinx writes classes with their methods.
 */
export function pageText(parts: readonly HtmlElement[]): PageText {
  const lines: string[] = [];
  const toc: TocEntry[] = [];
  let title = '';
  let open = '';
  /** Whether `open` has only white space. `open.trim()` would copy a long row once per cell. */
  let isBlank = true;
  /** Whether the last text in `open` is from an element of `keys`. */
  let isAfterKey = false;
  let isInHeading = false;
  /** Links to the heading that are not text. */
  let permalinks: ReadonlySet<HtmlElement> = new Set();
  /** The last heading, and `start` after it. */
  let heading = { id: '', end: 0 };
  /** Depth of the last `h1` to `h6`. */
  let outline = 1;
  /** Number of enclosing `dl` elements. */
  let lists = 0;
  /** Length of the content so far, including the line break before the next line. */
  let start = 0;

  const append = (text: string): void => {
    open += text;
    isBlank &&= text.trim() === '';
    isAfterKey = false;
  };
  const push = (line: string): void => {
    lines.push(line);
    start += line.length + 1;
  };
  const endLine = (): string => {
    const line = open.replace(/\s+/g, ' ').trim();
    open = '';
    isBlank = true;
    return line;
  };
  /** A heading is one line, even with blocks in it. */
  const endBlock = (): void => {
    if (isInHeading) return append(' ');
    const line = endLine();
    if (line !== '') push(line);
  };

  const walkHeading = (element: HtmlElement, depth: number): void => {
    endBlock();
    isInHeading = true;
    permalinks = permalinksOf(element);
    walkChildren(element);
    isInHeading = false;
    const text = endLine();
    if (text === '') return;
    const id = anchorOf(element);
    if (depth === 1 && title === '') title = text;
    else {
      if (id !== '') toc.push({ text, id, depth, charIndex: start });
      push(text);
    }
    heading = { id, end: start };
  };

  const walkCode = (pre: HtmlElement): void => {
    endBlock();
    const code = textOf(pre).trimEnd();
    if (isLineNumbers(pre, code)) return;
    for (const line of code.split('\n')) if (line.trim() !== '') push(`\t${line}`);
  };

  /** Starlight writes the link of a heading after it: `<h2 id="a">A</h2><a href="#a">Section titled “A”</a>`. */
  const isPermalink = (element: HtmlElement): boolean =>
    isInHeading ? permalinks.has(element) : isBlank && start === heading.end && isLinkTo(element, heading.id);

  const walkElement = (element: HtmlElement): void => {
    const name = element.tagName;
    if (isLeftOut(element) || isSign(element) || isFootnoteMark(element) || isPermalink(element)) return;
    // If sections are collapsible, the button in a heading is its text.
    if (name === 'button' && !isInHeading) return;
    if (!isInHeading) {
      const depth = /^h([1-6])$/.exec(name)?.[1];
      if (depth !== undefined) {
        outline = Number(depth);
        return walkHeading(element, outline);
      }
      if (name === 'dt' && lists > 0 && idOf(element) !== '') return walkHeading(element, outline + lists);
      if (name === 'pre') return walkCode(element);
    }
    const isBlock = blocks.has(name);
    if (isBlock) endBlock();
    const isGap = gaps.has(name) || isNameLine(element);
    const isKey = keys.has(name) || attributeOf(element, 'role') === 'tab';
    if (isGap || (isKey && isAfterKey)) append(' ');
    if ((name === 'td' || name === 'th') && !isBlank) append(' | ');
    if (name === 'dl') lists += 1;
    walkChildren(element);
    if (name === 'dl') lists -= 1;
    if (isGap) append(' ');
    isAfterKey ||= isKey;
    if (isBlock) endBlock();
  };

  const walkChildren = (node: HtmlNode): void => {
    for (const child of childrenOf(node)) {
      if (isText(child)) append(child.value);
      else if (isElement(child)) walkElement(child);
    }
  };

  for (const part of parts) {
    walkElement(part);
    endBlock();
  }
  return { title, content: lines.join('\n'), toc };
}
