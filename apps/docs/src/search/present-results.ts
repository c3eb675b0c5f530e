import type { HighlightRange, SearchResponse, SearchResult } from '@docs/search-core';
import type { SearchGroup, SearchItem, Segment } from '@docs/ui/search';

/** Text cut at its ranges (sorted, disjoint, half-open): what is drawn marked and what is not. */
export function segmentsOf(text: string, ranges: readonly HighlightRange[]): readonly Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const { start, end } of ranges) {
    if (start > from) segments.push({ text: text.slice(from, start), marked: false });
    segments.push({ text: text.slice(start, end), marked: true });
    from = end;
  }
  if (from < text.length) segments.push({ text: text.slice(from), marked: false });
  return segments;
}

const excerptOf = (row: SearchResult) =>
  row.statement === '' ? {} : { excerpt: segmentsOf(row.statement, row.statementRanges) };

function itemOf(row: SearchResult, id: string): SearchItem {
  switch (row.type) {
    case 'title':
      return {
        id,
        type: row.type,
        href: row.link,
        title: segmentsOf(row.title, row.ranges),
        ...excerptOf(row),
      };
    case 'header':
      return {
        id,
        type: row.type,
        href: row.link,
        title: segmentsOf(row.heading, row.ranges),
        ...excerptOf(row),
      };
    case 'content':
      return { id, type: row.type, href: row.link, title: segmentsOf(row.statement, row.ranges) };
  }
}

/** Engine rows as the dialog draws them: one group a page. */
export const presentResults = (response: SearchResponse): readonly SearchGroup[] =>
  response.pages.map((page, pageIndex) => ({
    heading: page.title,
    items: page.rows.map((row, rowIndex) => itemOf(row, `result-${pageIndex}-${rowIndex}`)),
  }));
