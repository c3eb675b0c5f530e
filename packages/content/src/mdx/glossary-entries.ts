import type { Heading, Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';

export interface GlossaryEntry {
  readonly id: string;
  /** `客户端渲染（client-side rendering，CSR）` has three. */
  readonly names: readonly string[];
  /** First sentence of the paragraph below the heading, as plain text. */
  readonly definition: string;
}

/** Reads the entries of a glossary whose headings have ids: each `h2` that is followed by a paragraph. */
export function glossaryEntries(tree: Root): readonly GlossaryEntry[] {
  return tree.children.flatMap((node, index) => {
    const next = tree.children[index + 1];
    if (node.type !== 'heading' || node.depth !== 2 || next?.type !== 'paragraph') return [];
    const names = namesOf(toString(node));
    return [{ id: idOf(node), names, definition: firstSentence(next) }];
  });
}

const idOf = ({ data }: Heading): string => data?.hProperties?.['id'] ?? '';

/** `Client-side rendering (CSR)` → `Client-side rendering`, `CSR` */
function namesOf(heading: string): readonly string[] {
  return heading
    .split(/[()（），,]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Ends with `。`, or with a full stop and a space outside code: `?.` is no end. */
function firstSentence({ children }: Paragraph): string {
  let sentence = '';
  for (const child of children) {
    const text = toString(child);
    const end = child.type === 'inlineCode' ? null : /。|\.(?=\s|$)/.exec(text);
    if (end) return sentence + text.slice(0, end.index + 1);
    sentence += text;
  }
  return sentence;
}
