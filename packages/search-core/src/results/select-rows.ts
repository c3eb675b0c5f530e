import type { MatchedHeading, MatchedLine, MatchedPlaces } from './match-places.ts';
import { leadSection } from './page-text.ts';

/** Which places of a page become rows. */
export interface SelectedRows {
  readonly hasTitle: boolean;
  readonly headings: readonly MatchedHeading[];
  readonly lines: readonly MatchedLine[];
}

/** A heading or a line is shown only when it covers this share of what the page's best place covers. */
const minShareOfBest = 0.5;

/**
 * The title when it matches, then the best headings, then the best lines of sections that have no row yet: a
 * link is never given twice. At most `maxRows` in all; while there are lines, headings leave room for one.
 * A page without any match gets its title.
 */
export function selectRows(places: MatchedPlaces, maxRows: number): SelectedRows {
  const matchedLines = places.lines.filter(({ coverage }) => coverage > 0);
  const bestCoverage = Math.max(places.title.coverage, coverageOf(places.headings), coverageOf(matchedLines));
  const headings = bestOf(places.headings, bestCoverage);
  const hasTitle = places.title.coverage > 0 || bestCoverage === 0;

  const shown = new Set(headings.map(({ tocPosition }) => tocPosition));
  // The title row leads to the top of the page, and shows the best line of the lead itself.
  if (hasTitle) shown.add(leadSection);
  const lines = bestOf(matchedLines, bestCoverage).filter(({ tocPosition }) => !shown.has(tocPosition));

  const room = Math.max(0, maxRows - (hasTitle ? 1 : 0));
  const headingRoom = lines.length > 0 && room > 1 ? room - 1 : room;
  const shownHeadings = headings.slice(0, headingRoom);
  return { hasTitle, headings: shownHeadings, lines: lines.slice(0, room - shownHeadings.length) };
}

type Place = MatchedHeading | MatchedLine;

function coverageOf(places: readonly Place[]): number {
  return places.reduce((best, { coverage }) => Math.max(best, coverage), 0);
}

function bestOf<T extends Place>(places: readonly T[], pageBest: number): readonly T[] {
  const best = coverageOf(places);
  if (best < pageBest * minShareOfBest) return [];
  return places.filter(({ coverage }) => coverage === best);
}
