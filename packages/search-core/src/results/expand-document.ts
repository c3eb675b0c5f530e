import type { Analyzer } from '../analysis/analyzer.ts';
import { readDepth, readGroup, readRoutePath } from '../index/document-store.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { readSectionId } from '../index/section-anchor.ts';
import type { SurfaceLookup } from '../index/surface-lookup.ts';
import type { ClauseBits } from './clause-bits.ts';
import { excerptOf } from './excerpt.ts';
import { placeLink, trailPositions } from './header-trail.ts';
import { markedLine } from './marked-line.ts';
import type { MarkedLine, Correction } from './marked-line.ts';
import { noLine, scanPage } from './scan-page.ts';
import type { ScannedPage } from './scan-page.ts';
import type { PageResults, SearchResult } from './search-result.ts';
import { lineBelow, selectSections } from './select-rows.ts';

export interface ExpandOptions {
  /** At least 1. */
  readonly maxRows: number;
  /** Width units of an excerpt. */
  readonly maxStatementWidth: number;
}

/**
 * Maximum number of scans of a page for lines that no row shows yet. A changelog may have a thousand sections that
 * begin with the same line.
 */
const maxScans = 12;

const emptyLine: MarkedLine = { text: '', ranges: [], corrections: [], isCode: false };

/**
 * The rows of one page: the title if it or a keyword matches, then the best headings, then the best lines of sections
 * without a row. At most `maxRows`; as long as lines match, headings leave room for one. No two rows have the same link
 * or the same text.
 */
export function expandDocument(
  index: InvertedIndex,
  lookup: SurfaceLookup,
  analyzer: Analyzer,
  docId: number,
  bits: ClauseBits,
  { maxRows, maxStatementWidth }: ExpandOptions,
): PageResults {
  const scanned = scanPage(index, docId, bits);
  const selected = selectSections(scanned);
  const routePath = readRoutePath(index.store, docId);
  const group = readGroup(index.store, docId);
  const marked = (start: number): MarkedLine =>
    start === noLine ? emptyLine : markedLine(index, lookup, analyzer, docId, start, bits);
  const heads: MarkedLine[] = [];
  const headOf = (section: number): MarkedLine =>
    (heads[section] ??= marked(scanned.headStarts[section] ?? noLine));
  const title = headOf(0);
  const keyword = selected.keyword > 0 ? headOf(selected.keyword) : undefined;

  const rows: SearchResult[] = [];
  const links = new Set<string>();
  const headings = firstOfEach(selected.headings, (section) => headOf(section).text).filter(
    (section) => !selected.hasTitle || headOf(section).text !== title.text,
  );
  /** Headings, keywords and lines that have rows. */
  const shown = new Set(
    [title, keyword, ...headings.slice(0, maxRows).map(headOf)].flatMap((line) => line?.text ?? []),
  );
  const skipped = new Set<number>();
  let scans = 1;
  const lineFor = (type: SearchResult['type'], section: number, from: ScannedPage): number => {
    if (type !== 'content') return lineBelow(from, section);
    const coversAsMuch = from.bestCoverages[section] === scanned.bestCoverages[section];
    return (coversAsMuch ? from.bestStarts[section] : noLine) ?? noLine;
  };
  /** The best line for a row that no other row shows. */
  const freshLine = (type: SearchResult['type'], section: number) => {
    let from = scanned;
    for (;;) {
      const start = lineFor(type, section, from);
      if (start === noLine) break;
      const line = marked(start);
      const excerpt = excerptOf(line.text, line.ranges, maxStatementWidth);
      const isRepeated =
        shown.has(line.text) || shown.has(excerpt.text) || line.text === headOf(section).text;
      if (!isRepeated) return { line, excerpt };
      if (scans === maxScans) break;
      scans += 1;
      skipped.add(start);
      from = scanPage(index, docId, bits, skipped);
    }
    return { line: emptyLine, excerpt: emptyLine };
  };
  const add = (type: SearchResult['type'], section: number): void => {
    const link = placeLink(routePath, readSectionId(index, docId, section) ?? '');
    if (links.has(link)) return;
    const head = headOf(section);
    const { line, excerpt } = freshLine(type, section);
    if (type === 'content' && line === emptyLine) return;
    const parents = trailPositions(section - 1, (at) => readDepth(index.store, docId, at));
    const trail = [title.text, ...parents.map((at) => headOf(at + 1).text)];
    const corrections = line.corrections.filter(({ found }) =>
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
      isCode: line.isCode,
      corrections: type === 'content' ? corrections : distinct([...named, ...corrections]),
    };
    if (type === 'content') rows.push({ ...row, type, ranges: excerpt.ranges });
    else if (type === 'title') {
      const alsoCalled = keyword && { alsoCalled: { text: keyword.text, ranges: keyword.ranges } };
      rows.push({ ...row, type, ranges: head.ranges, ...alsoCalled });
    } else rows.push({ ...row, type, heading: head.text, ranges: head.ranges });
    links.add(link);
    shown.add(excerpt.text);
  };

  if (selected.hasTitle) add('title', 0);
  const lines = selected.lines.filter(
    (section) => !(section === 0 ? selected.hasTitle : selected.headings.includes(section)),
  );
  const headingLimit = lines.length > 0 && maxRows - rows.length > 1 ? maxRows - 1 : maxRows;
  for (const section of headings) {
    if (rows.length < headingLimit) add('header', section);
  }
  for (const section of lines) {
    if (rows.length < maxRows) add('content', section);
  }
  return { routePath, title: title.text, rows };
}

/** Unifies `Plugins` of the title and `plugins` of the text, which are one correction. */
const distinct = (words: readonly Correction[]): readonly Correction[] =>
  firstOfEach(words, ({ typed, found }) => `${typed} ${found.toLowerCase()}`);

function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const keys = new Set<string>();
  return items.filter((item) => keys.size < keys.add(keyOf(item)).size);
}
