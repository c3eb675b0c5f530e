import type { SearchDocument } from '../document/search-document.ts';
import { excerptOf } from './excerpt.ts';
import { headerTrail, placeLink } from './header-trail.ts';
import { matchPlaces } from './match-places.ts';
import type { MatchedStatement } from './match-places.ts';
import type { TextMatcher } from './match-text.ts';
import type { PageResults, SearchResult } from './search-result.ts';
import { selectRows } from './select-rows.ts';

export interface ExpandOptions {
  /** Copied into each row. */
  readonly query: string;
  /** At least 1. */
  readonly maxRows: number;
  /** Width units of an excerpt. */
  readonly maxStatementWidth: number;
}

const leadPosition = -1;

/** The rows of one winner. `matcher` must belong to the same query. */
export function expandDocument(
  document: SearchDocument,
  matcher: TextMatcher,
  options: ExpandOptions,
): PageResults {
  const { query, maxRows, maxStatementWidth } = options;
  const { title, routePath, toc, group = '' } = document;
  const places = matchPlaces(document, matcher);
  const selected = selectRows(places, maxRows);

  const placeOf = (tocPosition: number) => ({
    title,
    header: headerTrail(document, tocPosition),
    link: placeLink(document, tocPosition),
    query,
    group,
  });
  const statementOf = (statement: MatchedStatement | undefined) => {
    const excerpt = excerptOf(statement?.text ?? '', statement?.match.ranges ?? [], maxStatementWidth);
    return { statement: excerpt.text, statementRanges: excerpt.ranges };
  };

  const rows: SearchResult[] = [];
  if (selected.hasTitle) {
    const statement = statementOf(places.statements.get(leadPosition));
    rows.push({ type: 'title', ...placeOf(leadPosition), ranges: places.title.ranges, ...statement });
  }
  for (const { tocPosition, match } of selected.headings) {
    const statement = statementOf(places.statements.get(tocPosition));
    const heading = toc[tocPosition]?.text ?? '';
    rows.push({ type: 'header', heading, ...placeOf(tocPosition), ranges: match.ranges, ...statement });
  }
  for (const matched of selected.statements) {
    const statement = statementOf(matched);
    const ranges = statement.statementRanges;
    rows.push({ type: 'content', ...placeOf(matched.tocPosition), ranges, ...statement });
  }
  return { routePath, title, rows };
}
