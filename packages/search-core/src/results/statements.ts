import type { SearchDocument } from '../document/search-document.ts';

/** One line of a document's content, trimmed. */
export interface Statement {
  readonly text: string;
  /** Where the line ends in the content. */
  readonly end: number;
  /** Position in `toc` of the section that holds the line; -1 before the first heading or when unknown. */
  readonly tocPosition: number;
}

/** A brace alone on its line of code does not. */
const saysSomething = /[\p{L}\p{N}]/u;

/**
 * The lines of the content that say something. The line of a heading itself is left out: it would repeat the
 * header row. Headings without a known charIndex own no lines.
 */
export function statementsOf(document: SearchDocument): readonly Statement[] {
  const sections = document.toc
    .map(({ charIndex, text }, tocPosition) => ({ charIndex, text: text.trim(), tocPosition }))
    .filter(({ charIndex }) => charIndex >= 0)
    .sort((a, b) => a.charIndex - b.charIndex);
  const statements: Statement[] = [];
  let next = 0;
  let lineStart = 0;
  for (const line of document.content.split('\n')) {
    const lineEnd = lineStart + line.length;
    const text = line.trim();
    let isHeading = false;
    // A section may start anywhere in the line of its heading.
    for (let section = sections[next]; section !== undefined && section.charIndex <= lineEnd;) {
      isHeading ||= section.text === text && section.charIndex >= lineStart;
      next += 1;
      section = sections[next];
    }
    const tocPosition = sections[next - 1]?.tocPosition ?? -1;
    if (!isHeading && saysSomething.test(text)) statements.push({ text, end: lineEnd, tocPosition });
    lineStart = lineEnd + 1;
  }
  return statements;
}
