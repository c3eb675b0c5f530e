import type { HighlightRange } from '@docs/search-core';

/** Strings around a marked range. */
export interface Marks {
  readonly before: string;
  readonly after: string;
}

/** For output that is stored or piped to another program. */
export const guillemets: Marks = { before: '«', after: '»' };

/** For a terminal: SGR 1 is bold, SGR 22 ends it. */
export const bold: Marks = { before: '\u001b[1m', after: '\u001b[22m' };

/** The text on one line, with its ranges marked. */
export function markedText(text: string, ranges: readonly HighlightRange[], marks: Marks): string {
  let marked = '';
  let end = 0;
  for (const range of ranges) {
    const found = oneLine(text.slice(range.start, range.end));
    marked += `${oneLine(text.slice(end, range.start))}${marks.before}${found}${marks.after}`;
    end = range.end;
  }
  return marked + oneLine(text.slice(end));
}

/** Replaces control characters, which documents may contain and a terminal would execute. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
