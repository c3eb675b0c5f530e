import type { HighlightRange } from '@docs/search-core';

/** What is printed around a marked range. */
export interface Marks {
  readonly before: string;
  readonly after: string;
}

/** Where the output is kept or goes on to another program. */
export const guillemets: Marks = { before: '«', after: '»' };

/** Where it is read on a terminal: SGR 1 is bold, SGR 22 its end. */
export const bold: Marks = { before: '\u001b[1m', after: '\u001b[22m' };

/** The text in one line, its ranges marked. */
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

/** Documents may hold control characters, which would steer the terminal. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
