import { excerptOf, type HighlightRange, type SearchDocument, type TocEntry } from '@docs/search-core';

/**
 * Maximum number of lines of a hit, lines of a section, width units of a line (of which 100 are shown), ranges of a
 * line, and headings: the dialog reads 500 lines of a hit, and as many headings as `toc`.
 */
const limits = { lines: 40, linesOfSection: 2, lineWidth: 400, rangesOfLine: 12, toc: 300 } as const;

interface Line {
  readonly text: string;
  /** Index of its heading in the toc; -1 above all headings. */
  readonly section: number;
  readonly ranges: readonly HighlightRange[];
}

export interface ShownText {
  readonly content: string;
  readonly toc: readonly TocEntry[];
  /** Ranges in `content`, in UTF-16 units. */
  readonly ranges: readonly HighlightRange[];
}

function linesOf(
  { content, toc }: SearchDocument,
  find: (text: string) => readonly HighlightRange[],
): readonly Line[] {
  const starts = toc
    .map(({ charIndex }, section) => ({ charIndex, section }))
    .filter(({ charIndex }) => charIndex >= 0)
    .sort((a, b) => a.charIndex - b.charIndex);
  let [next, section, start] = [0, -1, 0];
  return content.split('\n').map((text) => {
    for (; (starts[next]?.charIndex ?? Infinity) <= start; next += 1) section = starts[next]?.section ?? -1;
    start += text.length + 1;
    return { text, section, ranges: find(text) };
  });
}

type Marked = Pick<Line, 'text' | 'ranges'>;

/** The first range of each word. */
function firstRanges({ text, ranges }: Marked): ReadonlySet<HighlightRange> {
  const firsts = new Map<string, HighlightRange>();
  for (const range of ranges.toReversed())
    firsts.set(text.slice(range.start, range.end).toLowerCase(), range);
  return new Set(firsts.values());
}

const distinctWords = (line: Marked): number => firstRanges(line).size;

/** The best lines of a section in text order: those with the most words, else the first. */
function bestLines(lines: readonly Line[], heading: string): readonly Line[] {
  const texts = lines.filter(({ text }) => text.trim() !== '' && text.trim() !== heading);
  const best = texts
    .filter(({ ranges }) => ranges.length > 0)
    .sort((a, b) => distinctWords(b) - distinctWords(a))
    .slice(0, limits.linesOfSection);
  return best.length > 0 ? texts.filter((line) => best.includes(line)) : texts.slice(0, 1);
}

/** The line with at most `rangesOfLine` ranges: the first range of each word takes precedence over repetitions. */
function withFewRanges(line: Line): Line {
  const firsts = firstRanges(line);
  return {
    ...line,
    ranges: topItems(line.ranges, (range) => Number(firsts.has(range)), limits.rangesOfLine),
  };
}

/** Shortens a long line around its matches. A line of code keeps its tab. */
function cutLine(line: Line): Line {
  const { text, section, ranges } = line;
  if (text.length <= limits.lineWidth) return line;
  const cut = excerptOf(
    text.trimStart(),
    shifted(ranges, text.trimStart().length - text.length),
    limits.lineWidth,
  );
  return text.startsWith('\t')
    ? { section, text: `\t${cut.text}`, ranges: shifted(cut.ranges, 1) }
    : { section, ...cut };
}

const shifted = (ranges: readonly HighlightRange[], by: number): readonly HighlightRange[] =>
  ranges.map(({ start, end }) => ({ start: start + by, end: end + by }));

function bySection(lines: readonly Line[]): ReadonlyMap<number, readonly Line[]> {
  const sections = new Map<number, Line[]>();
  for (const line of lines) {
    const known = sections.get(line.section);
    if (known) known.push(line);
    else sections.set(line.section, [line]);
  }
  return sections;
}

/** The `count` items with the highest rank, in their original order. */
function topItems<Item>(
  items: readonly Item[],
  rank: (item: Item) => number,
  count: number,
): readonly Item[] {
  if (items.length <= count) return items;
  const ranked = items.map((item) => ({ item, rank: rank(item) })).sort((a, b) => b.rank - a.rank);
  const kept = new Set(ranked.slice(0, count).map(({ item }) => item));
  return items.filter((item) => kept.has(item));
}

/**
 * The lines of a page that a result list shows: for each section with a match its best lines, and the first line of the
 * page. The size of an answer does not grow with the page: it has the lines with the most words.
 */
export function shownText(
  document: SearchDocument,
  find: (text: string) => readonly HighlightRange[],
): ShownText {
  const isShown = (section: number, lines: readonly Line[]) =>
    section === -1 ||
    lines.some(({ ranges }) => ranges.length > 0) ||
    find(document.toc[section]?.text ?? '').length > 0;
  const best = [...bySection(linesOf(document, find))]
    .filter(([section, ofSection]) => isShown(section, ofSection))
    .flatMap(([section, ofSection]) => bestLines(ofSection, document.toc[section]?.text.trim() ?? ''));
  const rankOf = (line: Line) => (line.section === -1 ? Infinity : distinctWords(line));
  const lines = topItems(best, rankOf, limits.lines).map(cutLine).map(withFewRanges);

  const sectionStarts = new Map<number, number>();
  const ranges: HighlightRange[] = [];
  let start = 0;
  for (const line of lines) {
    if (!sectionStarts.has(line.section)) sectionStarts.set(line.section, start);
    for (const range of line.ranges) ranges.push({ start: start + range.start, end: start + range.end });
    start += line.text.length + 1;
  }
  const toc = topItems(
    document.toc.map((entry, section) => ({ ...entry, charIndex: sectionStarts.get(section) ?? -1 })),
    // Headings without a match stay: the dialog also compares headings with the typed text.
    ({ text, charIndex }) => (charIndex >= 0 ? 2 : find(text).length > 0 ? 1 : 0),
    limits.toc,
  );
  return { content: lines.map(({ text }) => text).join('\n'), toc, ranges };
}
