import { hrefKind } from '@docs/content/paths';
import type { HighlightRange, SearchResult } from '@docs/search-core';
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

/** Corrections that a row explains. */
const maxCorrections = 2;

function reasonsOf(row: SearchResult): readonly MatchReason[] {
  const reasons: MatchReason[] = row.corrections
    .slice(0, maxCorrections)
    .map(({ typed, found }) => ({ kind: 'correction', typed, found }));
  if (row.isCode && row.type === 'content') reasons.push({ kind: 'code' });
  if (row.type === 'title' && row.alsoCalled) {
    const { text, ranges } = row.alsoCalled;
    return [{ kind: 'alsoCalled', name: segmentsOf(text, ranges) }, ...reasons];
  }
  const isMarked = row.ranges.length > 0 || row.statementRanges.length > 0;
  return isMarked ? reasons : [{ kind: 'related' }];
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

function itemOf(row: SearchResult, id: string, isForeign: boolean): SearchItem {
  const shared = {
    id,
    type: row.type,
    href: safeHref(row.link),
    isCode: row.isCode,
    trail: trailOf(row),
    reasons: reasonsOf(row),
    newTab: isForeign,
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
 * The tabs of the dialog: one tab per index, one group per page.
 * @param answer ordinal of the answer. It makes row ids unique per answer: screen readers announce the new first row
 * only if `aria-activedescendant` changes.
 */
export const presentResults = (lists: readonly ResultList[], answer: number): readonly SearchTab[] =>
  lists.map(({ label, isForeign, pages }, list) => ({
    id: String(list),
    label,
    groups: pages.map((page, pageIndex) => ({
      heading: page.title,
      label: page.rows[0]?.group,
      items: page.rows.map((row, rowIndex) =>
        itemOf(row, `${answer}-${list}-${pageIndex}-${rowIndex}`, isForeign),
      ),
    })),
    count: pages.reduce((sum, { rows }) => sum + rows.length, 0),
  }));
