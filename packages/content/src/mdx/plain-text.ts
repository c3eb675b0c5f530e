import type { Element, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { TocEntry } from '../types.ts';
import { pageComponents } from './components.ts';
import { plainInline } from './inline-text.ts';

/** Limit for one code block in the plain text, in UTF-16 code units; keeps the search index small. */
export const MAX_CODE_CHARS = 600;

export interface PlainText {
  /** One block or table row per line. Cells are separated by ` | `, lines of code start with a tab. */
  readonly content: string;
  /** Headings of depth 2 to 4; `charIndex` is the offset of the heading's text in `content`. */
  readonly toc: readonly TocEntry[];
}

const BLOCKS: ReadonlySet<string> = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol li blockquote table thead tbody tr hr div section ' +
    'dl dt dd details summary figure figcaption'
  ).split(' '),
);

/** @param lead text of the first block */
export function plainText(tree: Root, lead: string): PlainText {
  const writer = createLineWriter();
  const toc: TocEntry[] = [];
  writer.write(lead);
  writer.endLine();
  walk(tree);
  writer.endLine();
  return { content: writer.content(), toc };

  function walk(node: Nodes): void {
    switch (node.type) {
      case 'text':
        writer.write(node.value);
        return;
      case 'element':
        walkElement(node);
        return;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const block = node.type === 'mdxJsxFlowElement';
        if (block) writer.endLine();
        const textAttributes = pageComponents[node.name ?? '']?.displayed ?? [];
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || !textAttributes.includes(attribute.name)) continue;
          writer.write(` ${plainInline(attributeText(attribute.value))} `);
          if (block) writer.endLine();
        }
        for (const child of node.children) walk(child);
        if (block) writer.endLine();
        return;
      }
      case 'root':
        for (const child of node.children) walk(child);
        return;
      // Expressions and comments are not displayed as text.
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'mdxjsEsm':
      case 'comment':
      case 'doctype':
      case 'raw':
    }
  }

  function walkElement(node: Element): void {
    // A diagram is described by its `alt`.
    if (node.tagName === 'svg') return;
    if (node.tagName === 'pre') {
      writer.endLine();
      writer.writeVerbatim(truncate(toString(node).trimEnd()));
      return;
    }
    const block = BLOCKS.has(node.tagName);
    if (block) writer.endLine();
    for (const child of node.children) walk(child);
    if (node.tagName === 'td' || node.tagName === 'th') writer.writeSeparator(' | ');
    if (node.tagName === 'br') writer.write(' ');
    if (!block) return;
    const line = writer.endLine();
    const depth = /^h([2-4])$/.exec(node.tagName)?.[1];
    const { id } = node.properties;
    if (depth !== undefined && typeof id === 'string' && line !== null) {
      toc.push({ text: line.text, id, depth: Number(depth), charIndex: line.start });
    }
  }
}

/** Text of an attribute, or the string literals of an expression such as `{ npm: '…' }`. */
function attributeText(value: string | null | undefined | { readonly value: string }): string {
  if (typeof value === 'string') return value;
  const literals = value?.value.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/g) ?? [];
  return [...literals].map((match) => match[1] ?? match[2] ?? match[3] ?? '').join(' ');
}

function truncate(code: string): string {
  if (code.length <= MAX_CODE_CHARS) return code;
  const cut = code.slice(0, MAX_CODE_CHARS);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

interface LineWriter {
  readonly write: (text: string) => void;
  /** Dropped at the start and end of a line. */
  readonly writeSeparator: (text: string) => void;
  readonly writeVerbatim: (text: string) => void;
  /** Ends the current line; null if it was blank. */
  readonly endLine: () => { readonly text: string; readonly start: number } | null;
  readonly content: () => string;
}

function createLineWriter(): LineWriter {
  let content = '';
  let open = '';
  let separator = '';
  const push = (text: string): { text: string; start: number } => {
    const start = content === '' ? 0 : content.length + 1;
    content = content === '' ? text : `${content}\n${text}`;
    return { text, start };
  };
  return {
    write: (text) => {
      if (text.trim() !== '' && separator !== '') {
        open += separator;
        separator = '';
      }
      open += text;
    },
    writeSeparator: (text) => {
      if (open.trim() !== '') separator = text;
    },
    writeVerbatim: (text) => {
      if (text.trim() !== '') push(text.replace(/^/gm, '\t'));
    },
    endLine: () => {
      const text = open.replace(/\s+/g, ' ').trim();
      open = '';
      separator = '';
      return text === '' ? null : push(text);
    },
    content: () => content,
  };
}
