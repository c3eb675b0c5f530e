import type { SearchDocument } from '../document/search-document.ts';
import type { TextMatch, TextMatcher } from './match-text.ts';
import { statementsOf } from './statements.ts';

export interface MatchedHeading {
  readonly tocPosition: number;
  readonly match: TextMatch;
}

export interface MatchedStatement {
  readonly text: string;
  readonly tocPosition: number;
  readonly match: TextMatch;
}

/** Where a document answers the query. */
export interface MatchedPlaces {
  readonly title: TextMatch;
  /** Headings that match, in page order. */
  readonly headings: readonly MatchedHeading[];
  /** The best line of each section that has any, by toc position, -1 for the lead; the first if none matches. */
  readonly statements: ReadonlyMap<number, MatchedStatement>;
}

interface Candidate {
  readonly text: string;
  readonly tocPosition: number;
  readonly estimate: number;
}

/** Sections of a page whose lines are analysed: the most promising, and so many lines of each. */
const maxSections = 8;
const maxTries = 3;

const unmatched: TextMatch = { ranges: [], coverage: 0 };

/**
 * Each section is represented by one line, chosen among those that seem to have most of the query by their letters
 * alone. Letters deceive (`light` in `highlight`), so a page where nothing is found this way is read in full.
 */
export function matchPlaces(document: SearchDocument, matcher: TextMatcher): MatchedPlaces {
  const headings = document.toc
    .map(({ text }, tocPosition) => ({ tocPosition, match: matcher.match(text) }))
    .filter(({ match }) => match.coverage > 0);
  const bySection = new Map<number, Candidate[]>();
  for (const line of estimateLines(document, matcher)) {
    const lines = bySection.get(line.tocPosition);
    if (lines === undefined) bySection.set(line.tocPosition, [line]);
    else lines.push(line);
  }
  for (const lines of bySection.values()) lines.sort((a, b) => b.estimate - a.estimate);
  const wanted = new Set(headings.map(({ tocPosition }) => tocPosition)).add(-1);
  const promising = [...bySection].toSorted(([, a], [, b]) => (b[0]?.estimate ?? 0) - (a[0]?.estimate ?? 0));
  for (const [tocPosition] of promising.slice(0, maxSections)) wanted.add(tocPosition);

  const title = matcher.match(document.title);
  let statements = bestLines(bySection, matcher, (tocPosition) => (wanted.has(tocPosition) ? maxTries : 0));
  const isFound = (match: TextMatch) => match.coverage > 0;
  if (
    !isFound(title) &&
    headings.length === 0 &&
    ![...statements.values()].some(({ match }) => isFound(match))
  ) {
    statements = bestLines(bySection, matcher, () => Infinity);
  }
  return { title, headings, statements };
}

/** The first of a section's candidates that has a match, among so many tries; else the first of all, unmarked. */
function bestLines(
  bySection: ReadonlyMap<number, readonly Candidate[]>,
  matcher: TextMatcher,
  triesOf: (tocPosition: number) => number,
): ReadonlyMap<number, MatchedStatement> {
  const statements = new Map<number, MatchedStatement>();
  for (const [tocPosition, lines] of bySection) {
    let best: MatchedStatement = { text: lines[0]?.text ?? '', tocPosition, match: unmatched };
    for (const { text, estimate } of lines.slice(0, triesOf(tocPosition))) {
      if (estimate === 0) break;
      const match = matcher.match(text);
      if (match.coverage > best.match.coverage) best = { text, tocPosition, match };
    }
    statements.set(tocPosition, best);
  }
  return statements;
}

/**
 * How much of the query each line seems to have. The whole content is searched at once, which is far cheaper than
 * line by line; where that finds nothing, as for a match across the pieces of an identifier, each line is read.
 */
function estimateLines(document: SearchDocument, matcher: TextMatcher): readonly Candidate[] {
  const lines = statementsOf(document);
  const estimates = new Uint8Array(lines.length);
  const lower = document.content.toLowerCase();
  let found = 0;
  for (const needle of lower.length === document.content.length ? matcher.needles : []) {
    let line = 0;
    for (
      let at = lower.indexOf(needle);
      at >= 0;
      at = lower.indexOf(needle, lines[line]?.end ?? lower.length)
    ) {
      while (line < lines.length && (lines[line]?.end ?? 0) <= at) line += 1;
      if (line >= lines.length) break;
      estimates[line] = (estimates[line] ?? 0) + 1;
      found += 1;
    }
  }
  return lines.map(({ text, tocPosition }, line) => ({
    text,
    tocPosition,
    estimate: found > 0 ? (estimates[line] ?? 0) : matcher.estimate(text),
  }));
}
