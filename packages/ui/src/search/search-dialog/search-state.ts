// Props data of the dialog. Text is split into segments, so that highlights need no HTML strings.

export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

/** Why a result matches, if not by the typed words themselves. */
export type MatchReason =
  /** A keyword or synonym of the page matches. */
  | { readonly kind: 'alsoCalled'; readonly name: readonly Segment[] }
  | { readonly kind: 'correction'; readonly typed: string; readonly found: string }
  | { readonly kind: 'code' }
  | { readonly kind: 'related' };

export interface SearchItem {
  /** Unique among all results, and valid as part of a DOM id. */
  readonly id: string;
  readonly type: 'title' | 'header' | 'content';
  readonly href: string;
  readonly title: readonly Segment[];
  readonly excerpt?: readonly Segment[] | undefined;
  /** Whether the excerpt, or the title if there is no excerpt, is code. */
  readonly isCode: boolean;
  /** Parent headings, outermost first. */
  readonly trail: readonly string[];
  readonly reasons: readonly MatchReason[];
  /** Opens in a new tab: the result is on another site. */
  readonly newTab: boolean;
  /** There is no network, and the page is not on this device. */
  readonly needsNetwork: boolean;
}

export interface SearchGroup {
  readonly heading: string;
  /** Section of the site that contains the page. */
  readonly label?: string | undefined;
  readonly items: readonly SearchItem[];
}

/** The results of one index. */
export interface SearchTab {
  /** Valid as part of a DOM id. */
  readonly id: string;
  readonly label: string;
  readonly groups: readonly SearchGroup[];
  readonly count: number;
}

export type SearchState =
  | { readonly kind: 'idle' }
  /** Results are expected too soon for a loading message to be readable. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'loading' }
  /** A single tab is rendered as a plain list. With several, each may be empty. */
  | { readonly kind: 'results'; readonly tabs: readonly SearchTab[] }
  | { readonly kind: 'none'; readonly query: string }
  | { readonly kind: 'failed' };

/** Recent queries, newest first, shown while the field is empty. */
export interface RecentSearches {
  readonly queries: readonly string[];
  readonly onClear: () => void;
}

export interface SearchLabels {
  /** Accessible name of the dialog. */
  readonly dialog: string;
  readonly placeholder: string;
  readonly results: string;
  /** Accessible name of the tab list. */
  readonly tabs: string;
  readonly loading: string;
  readonly failed: string;
  readonly none: (query: string) => string;
  readonly tryAgain: string;
  /** Shown in a tab without results. */
  readonly noneHere: string;
  readonly count: (count: number) => string;
  readonly recent: string;
  readonly clearRecent: string;
  /** Button that clears the field. */
  readonly clear: string;
  readonly cancel: string;
  readonly move: string;
  readonly open: string;
  readonly close: string;
  /** Precedes a keyword or synonym of the page. */
  readonly alsoCalled: string;
  readonly correction: (typed: string, found: string) => string;
  readonly inCode: string;
  readonly related: string;
  readonly newTab: string;
  readonly needsNetwork: string;
}
