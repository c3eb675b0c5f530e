import type { PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import type { InlinePart, InlineText } from '../types.ts';

/** Disables block syntax and HTML. */
const inlineOnly = {
  disable: {
    null: [
      'blockQuote',
      'codeFenced',
      'codeIndented',
      'definition',
      'headingAtx',
      'htmlFlow',
      'htmlText',
      'list',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

const parse = (markdown: string): readonly PhrasingContent[] =>
  fromMarkdown(markdown, { extensions: [inlineOnly] }).children.flatMap((block) =>
    block.type === 'paragraph' ? block.children : [],
  );

/** Parses one line of Markdown: `code`, **strong** and *emphasis*. Links and images become their text. */
export function inlineText(markdown: string): InlineText {
  const parts = parse(markdown).map(partOf);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

/** Removes Markdown syntax from one line: `` `dev.port` `` → `dev.port`. */
export const plainInline = (markdown: string): string => toString(parse(markdown));

function partOf(node: PhrasingContent): InlinePart {
  if (node.type === 'inlineCode') return { kind: 'code', text: node.value };
  if (node.type === 'strong' || node.type === 'emphasis') {
    return { kind: node.type, parts: node.children.map(partOf) };
  }
  return toString(node);
}
