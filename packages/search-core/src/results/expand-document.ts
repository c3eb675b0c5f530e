import type { Analyzer } from '../analysis/analyzer.ts';
import { readDepth, readGroup, readRoutePath, readSectionId } from '../index/document-store.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import type { SurfaceLookup } from '../index/surface-lookup.ts';
import type { ClauseBits } from './clause-bits.ts';
import { excerptOf } from './excerpt.ts';
import { placeLink, trailPositions } from './header-trail.ts';
import { markedLine } from './marked-line.ts';
import type { MarkedLine, Correction } from './marked-line.ts';
import { noLine, scanPage } from './scan-page.ts';
import type { PageResults, SearchResult } from './search-result.ts';
import { lineBelow, selectSections } from './select-rows.ts';

export interface ExpandOptions {
  /** At least 1. */
  readonly maxRows: number;
  /** Width units of an excerpt. */
  readonly maxStatementWidth: number;
}

const emptyLine: MarkedLine = { text: '', ranges: [], corrections: [], isCode: false };

/**
 * The rows of one page: the title when it or a keyword matches, then the best headings, then the best lines of sections
 * without a row. At most `maxRows`; while there are lines, headings leave room for one. No two rows have the same link,
 * nor the same line of text below them.
 */
export function expandDocument(
  index: InvertedIndex,
  lookup: SurfaceLookup,
  analyzer: Analyzer,
  page: number,
  bits: ClauseBits,
  { maxRows, maxStatementWidth }: ExpandOptions,
): PageResults {
  const scanned = scanPage(index, page, bits);
  const selected = selectSections(scanned);
  const routePath = readRoutePath(index.store, page);
  const group = readGroup(index.store, page);
  const marked = (start: number): MarkedLine =>
    start === noLine ? emptyLine : markedLine(index, lookup, analyzer, page, start, bits);
  const heads: MarkedLine[] = [];
  const headOf = (section: number): MarkedLine =>
    (heads[section] ??= marked(scanned.headStarts[section] ?? noLine));
  const title = headOf(0);
  const keyword = selected.keyword > 0 ? headOf(selected.keyword) : undefined;

  const rows: SearchResult[] = [];
  const links = new Set<string>();
  const statements = new Set<string>();
  const add = (type: SearchResult['type'], section: number, line: number): void => {
    const link = placeLink(routePath, readSectionId(index.store, page, section) ?? '');
    if (links.has(link)) return;
    const head = headOf(section);
    const wanted = marked(line);
    const wantedExcerpt = excerptOf(wanted.text, wanted.ranges, maxStatementWidth);
    const isRepeated = statements.has(wantedExcerpt.text) || [title.text, head.text].includes(wanted.text);
    if (type === 'content' && (isRepeated || wanted.text === '')) return;
    const [statement, excerpt] = isRepeated ? [emptyLine, emptyLine] : [wanted, wantedExcerpt];
    const headings = trailPositions(section - 1, (at) => readDepth(index.store, page, at));
    const trail = [title.text, ...headings.map((at) => headOf(at + 1).text)];
    const corrections = statement.corrections.filter(({ found }) =>
      excerpt.ranges.some(({ start, end }) => excerpt.text.slice(start, end).includes(found)),
    );
    const named =
      type === 'title' && keyword ? [...head.corrections, ...keyword.corrections] : head.corrections;
    const row = {
      title: title.text,
      header: trail.join(' > '),
      trail,
      link,
      group,
      statement: excerpt.text,
      statementRanges: excerpt.ranges,
      isCode: statement.isCode,
      corrections: type === 'content' ? corrections : distinct([...named, ...corrections]),
    };
    if (type === 'content') rows.push({ ...row, type, ranges: excerpt.ranges });
    else if (type === 'title') {
      const alsoCalled = keyword && { alsoCalled: { text: keyword.text, ranges: keyword.ranges } };
      rows.push({ ...row, type, ranges: head.ranges, ...alsoCalled });
    } else rows.push({ ...row, type, heading: head.text, ranges: head.ranges });
    links.add(link);
    statements.add(excerpt.text);
  };

  if (selected.hasTitle) add('title', 0, lineBelow(scanned, 0));
  const lines = selected.lines.filter(
    (section) => !(section === 0 ? selected.hasTitle : selected.headings.includes(section)),
  );
  const headingLimit = lines.length > 0 && maxRows - rows.length > 1 ? maxRows - 1 : maxRows;
  for (const section of selected.headings) {
    if (rows.length < headingLimit) add('header', section, lineBelow(scanned, section));
  }
  for (const section of lines) {
    if (rows.length < maxRows) add('content', section, scanned.bestStarts[section] ?? noLine);
  }
  return { routePath, title: title.text, rows };
}

/** The title may say `Plugins` and its text `plugins`: that is one correction. */
function distinct(words: readonly Correction[]): readonly Correction[] {
  const keyOf = ({ typed, found }: Correction) => `${typed} ${found.toLowerCase()}`;
  return words.filter((word, at) => words.findIndex((other) => keyOf(other) === keyOf(word)) === at);
}
