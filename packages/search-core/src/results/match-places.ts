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

export function matchPlaces(document: SearchDocument, matchText: TextMatcher): MatchedPlaces {
  const headings = document.toc
    .map(({ text }, tocPosition) => ({ tocPosition, match: matchText(text) }))
    .filter(({ match }) => match.coverage > 0);
  const statements = new Map<number, MatchedStatement>();
  for (const { text, tocPosition } of statementsOf(document)) {
    const candidate = { text, tocPosition, match: matchText(text) };
    const best = statements.get(tocPosition);
    if (best === undefined || isBetter(candidate, best)) statements.set(tocPosition, candidate);
  }
  return { title: matchText(document.title), headings, statements };
}

/** More of the query first, then more places marked; of equals the earlier stays. */
function isBetter(candidate: MatchedStatement, best: MatchedStatement): boolean {
  const gain = candidate.match.coverage - best.match.coverage;
  return gain > 0 || (gain === 0 && candidate.match.ranges.length > best.match.ranges.length);
}
