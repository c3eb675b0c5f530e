// What the dialog draws. Text comes in segments, so that a mark is an element and never a string of HTML.

export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

export interface SearchItem {
  /** Unique among all results on the screen. */
  readonly id: string;
  readonly type: 'title' | 'header' | 'content';
  readonly href: string;
  readonly title: readonly Segment[];
  readonly excerpt?: readonly Segment[] | undefined;
  /** For a result of another site. */
  readonly newTab?: boolean | undefined;
}

export interface SearchGroup {
  readonly heading: string;
  /** Where in the site the page stands. */
  readonly label?: string | undefined;
  readonly items: readonly SearchItem[];
}

export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'results';
      readonly groups: readonly SearchGroup[];
      readonly count: number;
      /** Newer results are on their way. */
      readonly busy?: boolean | undefined;
    }
  | { readonly kind: 'none'; readonly query: string }
  | { readonly kind: 'failed' };

export interface SearchLabels {
  /** Names the dialog. */
  readonly dialog: string;
  readonly placeholder: string;
  readonly results: string;
  readonly loading: string;
  readonly failed: string;
  readonly none: (query: string) => string;
  readonly tryAgain: string;
  readonly count: (count: number) => string;
  readonly move: string;
  readonly open: string;
  readonly close: string;
}

export function allItems(state: SearchState): readonly SearchItem[] {
  return state.kind === 'results' ? state.groups.flatMap((group) => group.items) : [];
}
