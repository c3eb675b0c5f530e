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

/** Lines of a page that are analysed: those of its most promising sections. */
const maxAnalysed = 8;

const unmatched: TextMatch = { ranges: [], coverage: 0 };

/**
 * Each section is represented by the line that seems to have most of the query, of equals the first; only the
 * lines of the best sections, and of headings that match, are analysed.
 */
export function matchPlaces(document: SearchDocument, matcher: TextMatcher): MatchedPlaces {
  const headings = document.toc
    .map(({ text }, tocPosition) => ({ tocPosition, match: matcher.match(text) }))
    .filter(({ match }) => match.coverage > 0);
  const bySection = new Map<number, Candidate>();
  for (const { text, tocPosition, estimate } of estimateLines(document, matcher)) {
    const best = bySection.get(tocPosition);
    if (best === undefined || estimate > best.estimate)
      bySection.set(tocPosition, { text, tocPosition, estimate });
  }
  const wanted = new Set(headings.map(({ tocPosition }) => tocPosition)).add(-1);
  const promising = [...bySection.values()].toSorted((a, b) => b.estimate - a.estimate).slice(0, maxAnalysed);
  for (const { tocPosition } of promising) wanted.add(tocPosition);

  const statements = new Map<number, MatchedStatement>();
  for (const { text, tocPosition } of bySection.values()) {
    const match = wanted.has(tocPosition) ? matcher.match(text) : unmatched;
    statements.set(tocPosition, { text, tocPosition, match });
  }
  return { title: matcher.match(document.title), headings, statements };
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
