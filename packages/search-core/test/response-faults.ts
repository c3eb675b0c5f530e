import type { HighlightRange, SearchResponse, SearchResult } from '../src/index.ts';

/** The requested bounds of an answer. */
export interface Bounds {
  readonly pages: number;
  readonly rowsPerPage: number;
}

/** From the documentation: width units of an excerpt, and of one wide character. */
const maxStatementWidth = 100;
const wideCharacterWidth = 3;

/** Violations of the contract of an answer; empty for a valid one. */
export function responseFaults(response: SearchResponse, bounds: Bounds): readonly string[] {
  const { pages, rowCount } = response;
  const faults: string[] = [];
  if (pages.length > bounds.pages) faults.push(`${pages.length} pages, at most ${bounds.pages}`);
  const routePaths = new Set(pages.map(({ routePath }) => routePath));
  if (routePaths.size !== pages.length) faults.push('a page is there twice');
  const rows = pages.flatMap((page) => page.rows);
  if (rowCount !== rows.length) faults.push(`rowCount ${rowCount}, rows ${rows.length}`);
  for (const page of pages) {
    const count = page.rows.length;
    if (count < 1 || count > bounds.rowsPerPage) faults.push(`${count} rows of a page`);
    for (const row of page.rows) {
      if (!row.link.startsWith(page.routePath)) faults.push(`link ${row.link} leaves its page`);
      faults.push(...rowFaults(row));
    }
  }
  return faults;
}

function rowFaults(row: SearchResult): readonly string[] {
  const faults = [
    ...rangeFaults(mainTextOf(row), row.ranges).map((fault) => `${row.type} row: ${fault}`),
    ...rangeFaults(row.statement, row.statementRanges).map((fault) => `statement: ${fault}`),
  ];
  if (row.type === 'title' && row.alsoCalled) {
    const { text, ranges } = row.alsoCalled;
    if (ranges.length === 0) faults.push('a keyword without a match');
    faults.push(...rangeFaults(text, ranges).map((fault) => `keyword: ${fault}`));
  }
  if (row.statement.includes('\n')) faults.push('a statement of several lines');
  const width = leastWidth(row.statement);
  if (width > maxStatementWidth) faults.push(`a statement ${width} units wide`);
  return faults;
}

function mainTextOf(row: SearchResult): string {
  switch (row.type) {
    case 'title':
      return row.title;
    case 'header':
      return row.heading;
    case 'content':
      return row.statement;
  }
}

function rangeFaults(text: string, ranges: readonly HighlightRange[]): readonly string[] {
  const faults: string[] = [];
  let last = -1;
  for (const { start, end } of ranges) {
    const name = `[${start}, ${end}) of ${text.length}`;
    if (!Number.isInteger(start) || !Number.isInteger(end)) faults.push(`${name} is not whole`);
    if (start < 0 || end > text.length || start >= end) faults.push(`${name} is outside or empty`);
    if (start <= last) faults.push(`${name} touches the range before`);
    if (splitsPair(text, start) || splitsPair(text, end)) faults.push(`${name} splits a character`);
    last = end;
  }
  return faults;
}

/** Whether the offset is inside a surrogate pair. */
function splitsPair(text: string, offset: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, offset - 1), offset + 1));
}

/** A lower bound of the width: counts only ideographs as wide. */
function leastWidth(text: string): number {
  let width = 0;
  for (const character of text) width += /\p{Unified_Ideograph}/u.test(character) ? wideCharacterWidth : 1;
  return width;
}
