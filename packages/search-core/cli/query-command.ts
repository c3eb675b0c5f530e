import type { PageResults, SearchResult } from '@docs/search-core';
import { counted } from './counted.ts';
import { markedText, oneLine } from './marked-text.ts';
import type { Marks } from './marked-text.ts';
import type { QueryCommand } from './parse-command.ts';
import type { Printed } from './printed.ts';
import { readIndex } from './read-file.ts';

/** Width of the column with the type of a row. */
const typeWidth = 12;

export function runQuery({ indexFile, text, limit }: QueryCommand, marks: Marks): Printed {
  const index = readIndex(indexFile);
  if (!index.ok) return index;
  const { pages, rowCount } = index.value.search(text, { limit });
  if (pages.length === 0) return { ok: true, value: [`No page has "${oneLine(text)}".`] };
  const lines = pages.flatMap((page, position) => pageLines(page, position + 1, marks));
  return { ok: true, value: [...lines, `${counted(pages.length, 'page')}, ${counted(rowCount, 'row')}`] };
}

function pageLines({ title, routePath, rows }: PageResults, place: number, marks: Marks): readonly string[] {
  const first = `${place}. ${oneLine(title)}  ${oneLine(routePath)}`;
  return [first, ...rows.flatMap((row) => rowLines(row, marks)), ''];
}

function rowLines(row: SearchResult, marks: Marks): readonly string[] {
  const indent = ' '.repeat(typeWidth);
  const lines = [`   ${row.type}`.padEnd(typeWidth) + headlineOf(row, marks)];
  if (row.type === 'title' && row.alsoCalled) {
    lines.push(`${indent}also called ${markedText(row.alsoCalled.text, row.alsoCalled.ranges, marks)}`);
  }
  if (row.statement !== '') lines.push(indent + markedText(row.statement, row.statementRanges, marks));
  return lines;
}

/** The target of the row: its own text if that matches, else its trail. */
function headlineOf(row: SearchResult, marks: Marks): string {
  switch (row.type) {
    case 'title':
      return markedText(row.title, row.ranges, marks);
    case 'header': {
      const above = row.trail.slice(1, -1).map((heading) => `${oneLine(heading)} > `);
      return `${above.join('')}${markedText(row.heading, row.ranges, marks)}  ${oneLine(row.link)}`;
    }
    case 'content':
      return `${oneLine(row.header)}  ${oneLine(row.link)}`;
  }
}
