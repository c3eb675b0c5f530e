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
 * The title when it matches, then the best headings, then the best lines. Of places with one link, as headings
 * with the same id have, only the first becomes a row. At most `maxRows` in all; while there are lines, headings
 * leave room for one. A page without any match gets its title.
 *
 * `linkOf` takes a toc position, -1 for the top of the page.
 */
export function selectRows(
  places: MatchedPlaces,
  maxRows: number,
  linkOf: (tocPosition: number) => string,
): SelectedRows {
  const matchedLines = places.lines.filter(({ coverage }) => coverage > 0);
  const bestCoverage = Math.max(places.title.coverage, coverageOf(places.headings), coverageOf(matchedLines));
  const hasTitle = places.title.coverage > 0 || bestCoverage === 0;

  // The title row links to the top of the page, and shows the best line of the lead itself.
  const links = new Set(hasTitle ? [linkOf(leadSection)] : []);
  const isNew = ({ tocPosition }: Place): boolean => {
    const { size } = links;
    return links.add(linkOf(tocPosition)).size > size;
  };
  const headings = bestOf(places.headings, bestCoverage).filter(isNew);
  const lines = bestOf(matchedLines, bestCoverage).filter(isNew);

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
