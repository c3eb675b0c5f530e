import type { HighlightRange } from '../text/ranges.ts';
import type { TextMatch, TextMatcher } from './match-text.ts';
import { headingLine, leadSection, lineAt, lineText } from './page-text.ts';
import type { PageText } from './page-text.ts';
import { mayHideTerms, stretchAround } from './stretch.ts';
import { startsOf } from './term-starts.ts';

export interface MatchedHeading {
  readonly tocPosition: number;
  readonly coverage: number;
  readonly match: TextMatch;
}

export interface MatchedLine {
  readonly line: number;
  /** The section that has the line; -1 for the lead. */
  readonly tocPosition: number;
  readonly coverage: number;
}

/** Where a page answers the query. */
export interface MatchedPlaces {
  readonly title: TextMatch;
  /** Headings that match, in page order. */
  readonly headings: readonly MatchedHeading[];
  /**
   * The best line of each section that has one, the first of equals, in the order of the text. Where letters
   * deceived, as those of `light` in `lighthouse`, it covers nothing.
   */
  readonly lines: readonly MatchedLine[];
}

/** What is known of each line of a page; lines of headings are left out. */
interface LineEvidence {
  /** Share of the query's weight. */
  readonly coverages: Float64Array;
  /** Needles that are there: among lines that cover the same, more of them are nearer to what was typed. */
  readonly hits: Uint16Array;
}

export function matchPlaces(page: PageText, matcher: TextMatcher): MatchedPlaces {
  const { title, toc } = page.document;
  const headings: MatchedHeading[] = [];
  for (const [tocPosition, { text }] of toc.entries()) {
    const folded = page.foldedHeadings[tocPosition] ?? null;
    if (folded !== null && !matcher.mayMatch(folded)) continue;
    const match = matcher.match(text);
    if (match.coverage > 0) headings.push({ tocPosition, coverage: match.coverage, match });
  }
  const lines = bestLines(page, evidenceByLetters(page, matcher));
  return {
    title: matcher.match(title),
    headings,
    lines: lines.some(({ coverage }) => coverage > 0)
      ? lines
      : bestLines(page, evidenceByAnalysis(page, matcher)),
  };
}

function bestLines({ lineSections }: PageText, { coverages, hits }: LineEvidence): readonly MatchedLine[] {
  const bySection = new Map<number, MatchedLine>();
  for (let line = 0; line < coverages.length; line += 1) {
    const coverage = coverages[line] ?? 0;
    if (coverage === 0 && hits[line] === 0) continue;
    const tocPosition = lineSections[line] ?? leadSection;
    const best = bySection.get(tocPosition);
    const lead =
      best === undefined ? 1 : coverage - best.coverage || (hits[line] ?? 0) - (hits[best.line] ?? 0);
    if (lead > 0) bySection.set(tocPosition, { line, tocPosition, coverage });
  }
  return [...bySection.values()];
}

/**
 * The whole content is searched at once for the letters of the query's terms, and only what stands around a hit is
 * analysed.
 */
function evidenceByLetters(page: PageText, matcher: TextMatcher): LineEvidence {
  const { folded, termStarts, lineEnds, lineSections } = page;
  const { content } = page.document;
  const { needles, weights, totalWeight } = matcher;
  const found = new Float64Array(lineEnds.length);
  const isFound = new Uint8Array(lineEnds.length * weights.length);
  const hits = new Uint16Array(lineEnds.length);
  /** The needle that was counted last, from 1. */
  const counted = new Uint16Array(lineEnds.length);

  /** The stretch that was analysed last: one identifier may be as long as the page. */
  let known: HighlightRange = { start: 0, end: 0 };

  const hit = (at: number, needle: number, letters: string): void => {
    const line = lineAt(lineEnds, at);
    if (lineSections[line] === headingLine) return;
    if (counted[line] !== needle + 1) hits[line] = (hits[line] ?? 0) + 1;
    counted[line] = needle + 1;
    if (at >= known.start && at + letters.length <= known.end) return;
    known = stretchAround(content, at, at + letters.length);
    const row = line * weights.length;
    for (const mark of matcher.marksOf(content.slice(known.start, known.end))) {
      if (isFound[row + mark.ordinal] === 1) continue;
      isFound[row + mark.ordinal] = 1;
      found[line] = (found[line] ?? 0) + (weights[mark.ordinal] ?? 0);
    }
  };

  for (const [position, { letters }] of needles.entries()) {
    if (letters.charCodeAt(0) < 0x80) {
      const [from, to] = startsOf(termStarts, letters);
      for (let start = from; start < to; start += 1) {
        const at = termStarts.offsets[start] ?? 0;
        if (folded.startsWith(letters, at)) hit(at, position, letters);
      }
    } else {
      for (let at = folded.indexOf(letters); at >= 0; at = folded.indexOf(letters, at + 1)) {
        hit(at, position, letters);
      }
    }
  }
  return { coverages: found.map((weight) => weight / totalWeight), hits };
}

/** Finds what letters miss: terms across the pieces of an identifier, accents. */
function evidenceByAnalysis(page: PageText, matcher: TextMatcher): LineEvidence {
  const coverages = Float64Array.from(page.lineEnds, (_, line) => {
    const text = page.lineSections[line] === headingLine ? '' : lineText(page, line);
    return mayHideTerms(text) ? matcher.match(text).coverage : 0;
  });
  return { coverages, hits: new Uint16Array(coverages.length) };
}
