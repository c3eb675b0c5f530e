/**
 * results/: the rows of the best documents. Scans the surface stream of each for the clauses of the query, and decodes
 * the lines that are shown, with the ranges that match. Rows are plain, structured-cloneable data. Imports analysis/,
 * text/, dictionary/, index/ and query/; independent of scores.
 */
import type { HighlightRange } from '../text/ranges.ts';
import type { Correction } from './marked-line.ts';

interface ResultRow {
  /** Title of the page. */
  readonly title: string;
  /** Title of the page and the headings down to the place, joined by ` > `; only the title at the top. */
  readonly header: string;
  /** The parts of `header`. */
  readonly trail: readonly string[];
  /** Route path, with `#id` if the place is under a heading. */
  readonly link: string;
  /** The group of the document; empty if it has none. */
  readonly group: string;
  /** Sorted and disjoint, in the row's main text: `title`, `heading` or `statement`, by type. */
  readonly ranges: readonly HighlightRange[];
  /** An excerpt of one line of the place, at most 100 width units; empty if the place has no text. */
  readonly statement: string;
  /** Ranges in `statement`; the same as `ranges` in a content row. */
  readonly statementRanges: readonly HighlightRange[];
  /** Whether the statement is a line of a code block. */
  readonly isCode: boolean;
  /** Words of the row that were found instead of a mistyped one; usually none. */
  readonly corrections: readonly Correction[];
}

/** The title matches; `ranges` are in `title`. */
export interface TitleResult extends ResultRow {
  readonly type: 'title';
  /** The keyword or synonym of the page that matches better than its title and headings; `ranges` are in `text`. */
  readonly alsoCalled?: { readonly text: string; readonly ranges: readonly HighlightRange[] };
}

/** A heading matches; `ranges` are in `heading`. */
export interface HeaderResult extends ResultRow {
  readonly type: 'header';
  /** The text of the heading, the last part of `header`. */
  readonly heading: string;
}

/** A line of the text matches; `ranges` are in `statement`. */
export interface ContentResult extends ResultRow {
  readonly type: 'content';
}

export type SearchResult = TitleResult | HeaderResult | ContentResult;

/** The rows of one page, at least one: title first, then headings, then lines of the text. */
export interface PageResults {
  readonly routePath: string;
  readonly title: string;
  readonly rows: readonly SearchResult[];
}

/** Pages are sorted by relevance, best first. */
export interface SearchResponse {
  /** The part of the query that was read: its first `limits.queryLength` code units. */
  readonly query: string;
  readonly pages: readonly PageResults[];
  /** Number of rows of all pages. */
  readonly rowCount: number;
  /** False while the page contents are not loaded: rows have no statements, and phrases match in headings only. */
  readonly isComplete: boolean;
  /** True if files of an index in shards could not be loaded: pages may be missing. */
  readonly isPartial?: true;
}
