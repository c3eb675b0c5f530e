import { excerptOf } from './excerpt.ts';
import { headerTrail, placeLink } from './header-trail.ts';
import { matchPlaces } from './match-places.ts';
import type { TextMatcher } from './match-text.ts';
import { firstLineOf, isCodeLine, leadSection, lineText } from './page-text.ts';
import type { PageText } from './page-text.ts';
import type { PageResults, SearchResult } from './search-result.ts';
import { selectRows } from './select-rows.ts';

export interface ExpandOptions {
  /** At least 1. */
  readonly maxRows: number;
  /** Width units of an excerpt. */
  readonly maxStatementWidth: number;
}

/** The rows of one winner. `matcher` must belong to the same query. */
export function expandDocument(page: PageText, matcher: TextMatcher, options: ExpandOptions): PageResults {
  const { maxRows, maxStatementWidth } = options;
  const { document } = page;
  const { title, routePath, toc, group = '' } = document;
  const places = matchPlaces(page, matcher);
  const selected = selectRows(places, maxRows, (tocPosition) => placeLink(document, tocPosition));

  const placeOf = (tocPosition: number) => {
    const trail = headerTrail(document, tocPosition);
    return {
      title,
      header: trail.join(' > '),
      trail,
      link: placeLink(document, tocPosition),
      group,
    };
  };
  const statementOf = (tocPosition: number) => {
    const matched = places.lines.find((line) => line.tocPosition === tocPosition);
    const line = matched?.line ?? firstLineOf(page, tocPosition);
    const text = line === undefined ? '' : lineText(page, line);
    const excerpt = excerptOf(text, matcher.match(text).ranges, maxStatementWidth);
    const isCode = line !== undefined && isCodeLine(page, line);
    return { statement: excerpt.text, statementRanges: excerpt.ranges, isCode };
  };
  const mendedIn = (main: string, statement: string) => ({
    mended: matcher.mendedIn(`${main}\n${statement}`),
  });

  const rows: SearchResult[] = [];
  if (selected.hasTitle) {
    const statement = statementOf(leadSection);
    const mended = mendedIn(title, statement.statement);
    rows.push({
      type: 'title',
      ...placeOf(leadSection),
      ranges: places.title.ranges,
      ...statement,
      ...mended,
    });
  }
  for (const { tocPosition, match } of selected.headings) {
    const heading = toc[tocPosition]?.text ?? '';
    const statement = statementOf(tocPosition);
    const mended = mendedIn(heading, statement.statement);
    rows.push({
      type: 'header',
      heading,
      ...placeOf(tocPosition),
      ranges: match.ranges,
      ...statement,
      ...mended,
    });
  }
  for (const { tocPosition } of selected.lines) {
    const statement = statementOf(tocPosition);
    const mended = mendedIn('', statement.statement);
    rows.push({
      type: 'content',
      ...placeOf(tocPosition),
      ranges: statement.statementRanges,
      ...statement,
      ...mended,
    });
  }
  return { routePath, title, rows };
}
