// What the dialog draws. Text comes in segments, so that a mark is an element and never a string of HTML.

export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

/** Why a row is there, where the words that were typed do not say it. */
export type MatchReason =
  | { readonly kind: 'mended'; readonly typed: string; readonly found: string }
  | { readonly kind: 'code' }
  | { readonly kind: 'related' };

export interface SearchItem {
  /** Unique among all results on the screen, and fit for an id in the document. */
  readonly id: string;
  readonly type: 'title' | 'header' | 'content';
  readonly href: string;
  readonly title: readonly Segment[];
  readonly excerpt?: readonly Segment[] | undefined;
  /** Whether the last line of text, the excerpt or else the title, is a line of code. */
  readonly isCode: boolean;
  /** The headings that lead to the place, outermost first. */
  readonly trail: readonly string[];
  readonly reasons: readonly MatchReason[];
  /** For a result of another site. */
  readonly newTab: boolean;
}

export interface SearchGroup {
  readonly heading: string;
  /** Where in the site the page stands. */
  readonly label?: string | undefined;
  readonly items: readonly SearchItem[];
}

/** The results of one index. */
export interface SearchTab {
  /** Fit for an id in the document. */
  readonly id: string;
  readonly label: string;
  readonly groups: readonly SearchGroup[];
  readonly count: number;
}

export type SearchState =
  | { readonly kind: 'idle' }
  /** An answer will be there before a word about it could be read. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'loading' }
  /** One tab is drawn as a plain list. Of several, each may be empty. */
  | { readonly kind: 'results'; readonly tabs: readonly SearchTab[] }
  | { readonly kind: 'none'; readonly query: string }
  | { readonly kind: 'failed' };

/** Questions asked before, newest first, on offer as long as nothing is typed. */
export interface RecentSearches {
  readonly queries: readonly string[];
  readonly onClear: () => void;
}

export interface SearchLabels {
  /** Names the dialog. */
  readonly dialog: string;
  readonly placeholder: string;
  readonly results: string;
  /** Names the tabs. */
  readonly tabs: string;
  readonly loading: string;
  readonly failed: string;
  readonly none: (query: string) => string;
  readonly tryAgain: string;
  /** Of one tab among several. */
  readonly noneHere: string;
  readonly count: (count: number) => string;
  readonly recent: string;
  readonly clearRecent: string;
  /** Empties the field. */
  readonly clear: string;
  readonly cancel: string;
  readonly move: string;
  readonly open: string;
  readonly close: string;
  readonly mended: (typed: string, found: string) => string;
  readonly inCode: string;
  readonly related: string;
  readonly newTab: string;
}
