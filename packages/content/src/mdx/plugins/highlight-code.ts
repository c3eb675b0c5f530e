import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { isMarked, parseCodeMeta } from '../highlight/code-meta.ts';
import { tokenizeCode } from '../highlight/tokenize-code.ts';
import type { CodeLine } from '../highlight/tokenize-code.ts';

/**
 * Highlights fenced code at build time, so that the browser loads no grammars:
 * `<pre data-lang data-title? data-line-numbers? data-wrap?><code><span class="line line-marked?">…\n</span>`.
 */
export function highlightCode(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node) => {
      const code = node.children[0];
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined;
      highlight(node, code);
      return SKIP;
    });
  };
}

function highlight(pre: Element, code: Element): void {
  const language = languageOf(code);
  const meta = parseCodeMeta(code.data?.meta ?? '');
  const text = trimBlankLines(toString(code));
  pre.properties = {
    dataLang: language,
    ...(meta.title === null ? {} : { dataTitle: meta.title }),
    ...(meta.lineNumbers ? { dataLineNumbers: '' } : {}),
    ...(meta.wrap ? { dataWrap: '' } : {}),
  };
  code.properties = {};
  code.children = tokenizeCode(text, language).map((line, index) =>
    lineElement(line, isMarked(meta, index + 1)),
  );
}

function languageOf(code: Element): string {
  const classes = [code.properties.className ?? []].flat().map(String);
  const language = classes.find((name) => name.startsWith('language-'));
  return language?.slice('language-'.length) ?? 'text';
}

function trimBlankLines(text: string): string {
  return text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
}

/** The line includes its newline, so that empty lines have a height and copied text has line breaks. */
function lineElement(line: CodeLine, marked: boolean): Element {
  const tokens: ElementContent[] = line.map((token) =>
    token.class === null
      ? { type: 'text', value: token.text }
      : {
          type: 'element',
          tagName: 'span',
          properties: { className: [token.class] },
          children: [{ type: 'text', value: token.text }],
        },
  );
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: marked ? ['line', 'line-marked'] : ['line'] },
    children: [...tokens, { type: 'text', value: '\n' }],
  };
}
