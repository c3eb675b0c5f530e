import type { Analyzer } from '../analysis/analyzer.ts';
import { readDepth, readGroup, readRoutePath, readSectionId } from '../index/document-store.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import type { ClauseBits } from './clause-bits.ts';
import { excerptOf } from './excerpt.ts';
import { placeLink, trailPositions } from './header-trail.ts';
import { markedLine } from './marked-line.ts';
import type { MarkedLine } from './marked-line.ts';
import { scanPage } from './scan-page.ts';
import type { ScannedLine } from './scan-page.ts';
import type { PageResults, SearchResult } from './search-result.ts';
import { lineBelow, selectPlaces } from './select-rows.ts';

export interface ExpandOptions {
  /** Copied into each row. */
  readonly query: string;
  /** At least 1. */
  readonly maxRows: number;
  /** Width units of an excerpt. */
  readonly maxStatementWidth: number;
}

const noLine: MarkedLine = { text: '', ranges: [], mended: [], isCode: false };

/**
 * The rows of one page: the title when it matches, then the best headings, then the best lines of sections without a
 * row. At most `maxRows`; while there are lines, headings leave room for one. No two rows have the same link, nor the
 * same line of text below them.
 */
export function expandDocument(
  index: InvertedIndex,
  analyzer: Analyzer,
  page: number,
  bits: ClauseBits,
  { query, maxRows, maxStatementWidth }: ExpandOptions,
): PageResults {
  const scanned = scanPage(index, page, bits);
  const selected = selectPlaces(scanned);
  const routePath = readRoutePath(index.store, page);
  const group = readGroup(index.store, page);
  const marked = (line: ScannedLine | undefined): MarkedLine =>
    line === undefined ? noLine : markedLine(index, analyzer, page, line.start, bits);
  const title = marked(scanned.heads[0]);

  const rows: SearchResult[] = [];
  const links = new Set<string>();
  const statements = new Set<string>();
  const add = (type: SearchResult['type'], position: number, line: ScannedLine | undefined): void => {
    const link = placeLink(routePath, readSectionId(index.store, page, position) ?? '');
    const whole = marked(line);
    const isRepeated = statements.has(whole.text);
    if (links.has(link) || (type === 'content' && isRepeated)) return;
    const head = position === 0 ? title : marked(scanned.heads[position]);
    const ancestors = trailPositions(position - 1, (at) => readDepth(index.store, page, at)).slice(0, -1);
    const headings = ancestors.map((at) => marked(scanned.heads[at + 1]).text);
    const trail = position === 0 ? [title.text] : [title.text, ...headings, head.text];
    const excerpt = excerptOf(
      isRepeated ? '' : whole.text,
      isRepeated ? [] : whole.ranges,
      maxStatementWidth,
    );
    const visible = whole.mended.filter(({ found }) => excerpt.text.includes(found));
    const row = {
      title: title.text,
      header: trail.join(' > '),
      trail,
      link,
      query,
      group,
      statement: excerpt.text,
      statementRanges: excerpt.ranges,
      isCode: whole.isCode && !isRepeated,
      mended: type === 'content' ? visible : distinct([...head.mended, ...visible]),
    };
    if (type === 'content') rows.push({ ...row, type, ranges: excerpt.ranges });
    else if (type === 'title') rows.push({ ...row, type, ranges: head.ranges });
    else rows.push({ ...row, type, heading: head.text, ranges: head.ranges });
    links.add(link);
    if (whole.text !== '') statements.add(whole.text);
  };

  if (selected.hasTitle) add('title', 0, lineBelow(scanned, 0));
  const lines = selected.lines.filter(
    (section) => !(section === 0 ? selected.hasTitle : selected.headings.includes(section)),
  );
  const headingLimit = lines.length > 0 && maxRows - rows.length > 1 ? maxRows - 1 : maxRows;
  for (const position of selected.headings) {
    if (rows.length < headingLimit) add('header', position, lineBelow(scanned, position));
  }
  for (const section of lines) {
    if (rows.length < maxRows) add('content', section, scanned.sections[section]?.best);
  }
  return { routePath, title: title.text, rows };
}

function distinct<Word extends { readonly typed: string; readonly found: string }>(
  words: readonly Word[],
): readonly Word[] {
  return words.filter(
    ({ typed, found }, at) =>
      words.findIndex((word) => word.typed === typed && word.found.toLowerCase() === found.toLowerCase()) ===
      at,
  );
}
