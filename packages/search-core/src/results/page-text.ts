import { normalizeCompound } from '../analysis/word-tokenizer.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { foldCase } from '../text/fold-case.ts';
import { isFoldedByCase } from './stretch.ts';
import { scanText } from './term-starts.ts';
import type { TermStarts } from './term-starts.ts';

/** A document made ready to be searched line by line. It depends on no query, so it may serve many. */
export interface PageText {
  readonly document: SearchDocument;
  /** The content by `foldCase`. */
  readonly folded: string;
  readonly termStarts: TermStarts;
  /**
   * The headings as their terms are written: folded, without what joins the pieces of an identifier; null where
   * letters fold together with their neighbours, so that this is not their terms side by side.
   */
  readonly foldedHeadings: readonly (string | null)[];
  /** Where each line of the content ends. */
  readonly lineEnds: readonly number[];
  /** Toc position of the section that holds each line; -1 before the first heading, -2 for a heading's own line. */
  readonly lineSections: readonly number[];
}

const saysSomething = /[\p{L}\p{N}]/u;

/** Before the first heading, or in a page whose headings have no known charIndex. */
export const leadSection = -1;

/** The line of a heading is never shown below it: it would repeat the header row. */
export const headingLine = -2;

/** `utf8` is the content once more. */
export function pageTextOf(document: SearchDocument, utf8: Uint8Array): PageText {
  const { content, toc } = document;
  const sections = toc
    .map(({ charIndex, text }, tocPosition) => ({ charIndex, text: text.trim(), tocPosition }))
    .filter(({ charIndex }) => charIndex >= 0)
    .sort((a, b) => a.charIndex - b.charIndex);
  const { termStarts, lineEnds } = scanText(utf8);
  const lineSections: number[] = [];
  let next = 0;
  let current = leadSection;
  let start = 0;
  for (const end of lineEnds) {
    let isHeading = false;
    // A section may start anywhere in the line of its heading.
    for (let section = sections[next]; section !== undefined && section.charIndex <= end;) {
      isHeading ||= section.charIndex >= start && section.text === content.slice(start, end).trim();
      current = section.tocPosition;
      next += 1;
      section = sections[next];
    }
    lineSections.push(isHeading ? headingLine : current);
    start = end + 1;
  }
  return {
    document,
    folded: foldCase(content),
    termStarts,
    foldedHeadings: toc.map(({ text }) => (isFoldedByCase(text) ? normalizeCompound(text) : null)),
    lineEnds,
    lineSections,
  };
}

/** The line that has the code unit at `offset`; a line has the break that ends it. */
export function lineAt(lineEnds: readonly number[], offset: number): number {
  let first = 0;
  let last = lineEnds.length - 1;
  while (first < last) {
    const middle = (first + last) >> 1;
    if ((lineEnds[middle] ?? 0) >= offset) last = middle;
    else first = middle + 1;
  }
  return first;
}

export function lineText({ document, lineEnds }: PageText, line: number): string {
  const start = line === 0 ? 0 : (lineEnds[line - 1] ?? 0) + 1;
  return document.content.slice(start, lineEnds[line]).trim();
}

/** Lines of code blocks begin with a tab, which no other line does. */
export function isCodeLine({ document, lineEnds }: PageText, line: number): boolean {
  return document.content.charAt(line === 0 ? 0 : (lineEnds[line - 1] ?? 0) + 1) === '\t';
}

/** The first line of a section that says something: a brace alone on its line of code does not. */
export function firstLineOf(page: PageText, tocPosition: number): number | undefined {
  const { lineSections } = page;
  for (
    let line = lineSections.indexOf(tocPosition);
    line >= 0;
    line = lineSections.indexOf(tocPosition, line + 1)
  ) {
    if (saysSomething.test(lineText(page, line))) return line;
  }
  return undefined;
}

/** What is kept of a page, in code units of its content; the tables are counted as what they amount to. */
export function unitsOfPage({ folded, lineEnds, termStarts }: PageText): number {
  return folded.length + lineEnds.length + termStarts.offsets.length + termStarts.buckets.length;
}
