import { hrefKind } from '@docs/content/paths';
import type { HighlightRange, PageResults, SearchResult } from '@docs/search-core';
import type { MatchReason, SearchItem, SearchTab, Segment } from '@docs/ui/search';
import type { ResultList } from './search-provider.ts';

/** Splits a text into marked and unmarked segments. Ranges must be sorted, disjoint and half-open. */
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

/** Allows internal links and web links; an index with any other link is faulty. */
function safeHref(link: string): string {
  const kind = hrefKind(link);
  return kind === 'data' || kind === 'unsafe' ? '#' : link;
}

/** Maximum number of corrections that a row explains. */
const maxCorrections = 2;

function reasonsOf(row: SearchResult, isRelated: boolean): readonly MatchReason[] {
  const reasons: MatchReason[] = row.corrections
    .slice(0, maxCorrections)
    .map(({ typed, found }) => ({ kind: 'correction', typed, found }));
  if (row.isCode && row.type === 'content') reasons.push({ kind: 'code' });
  if (row.type === 'title' && row.alsoCalled) {
    const { text, ranges } = row.alsoCalled;
    return [{ kind: 'alsoCalled', name: segmentsOf(text, ranges) }, ...reasons];
  }
  return isRelated ? [{ kind: 'related' }] : reasons;
}

/** Empty for the title, and for headings directly below it: the title is the heading of the group. */
const trailOf = (row: SearchResult): readonly string[] => {
  switch (row.type) {
    case 'title':
      return [];
    case 'header':
      return row.trail.length > 2 ? row.trail.slice(0, -1) : [];
    case 'content':
      return row.trail;
  }
};

function itemOf(row: SearchResult, id: string, list: ResultList, isRelated: boolean): SearchItem {
  const shared = {
    id,
    type: row.type,
    href: safeHref(row.link),
    isCode: row.isCode,
    trail: trailOf(row),
    reasons: reasonsOf(row, isRelated),
    newTab: list.isForeign,
    needsNetwork: list.needsNetwork?.(row.link) ?? false,
  };
  const excerpt = row.statement === '' ? {} : { excerpt: segmentsOf(row.statement, row.statementRanges) };
  switch (row.type) {
    case 'title':
      return { ...shared, title: segmentsOf(row.title, row.ranges), ...excerpt };
    case 'header':
      return { ...shared, title: segmentsOf(row.heading, row.ranges), ...excerpt };
    case 'content':
      return { ...shared, title: segmentsOf(row.statement, row.ranges) };
  }
}

/**
 * Returns the id of a row. In the complete answer to a query, the first rows keep their ids by their links, and so the
 * highlight.
 */
export type RowIds = (row: string) => string;

/**
 * Ids for the rows of one query.
 * @param answer ordinal of the answer. It makes row ids unique per answer: screen readers announce the new first row
 * only if `aria-activedescendant` changes.
 */
export function rowIds(answer: number): RowIds {
  const ids = new Map<string, string>();
  return (row) => {
    const id = ids.get(row) ?? `${answer}-${ids.size}`;
    ids.set(row, id);
    return id;
  };
}

/** The tabs of the dialog: one tab per index, one group per page. */
export function presentResults(
  lists: readonly ResultList[],
  idOf: RowIds,
  isComplete: boolean,
): readonly SearchTab[] {
  const seen = new Set<string>();
  const uniqueId = (list: number, link: string): string => {
    let row = `${list} ${link}`;
    // A remote index may have a link twice.
    while (seen.has(row)) row += ' ';
    seen.add(row);
    return idOf(row);
  };
  /** No row has marks. Rows of an incomplete answer may get them with their texts. */
  const isRelated = ({ rows }: PageResults) =>
    isComplete && rows.every(({ ranges, statementRanges }) => ranges.length + statementRanges.length === 0);
  return lists.map((list, position) => ({
    id: String(position),
    label: list.label,
    groups: list.pages.map((page) => ({
      heading: page.title,
      label: page.rows[0]?.group,
      items: page.rows.map((row) => itemOf(row, uniqueId(position, row.link), list, isRelated(page))),
    })),
    count: list.pages.reduce((sum, { rows }) => sum + rows.length, 0),
  }));
}
