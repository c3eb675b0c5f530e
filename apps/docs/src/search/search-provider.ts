import type { PageResults } from '@docs/search-core';

/** What one index found. */
export interface ResultList {
  /** What its tab says, where there are several. */
  readonly label: string;
  /** Whether its pages are those of another site. */
  readonly isForeign: boolean;
  readonly pages: readonly PageResults[];
}

export type SearchAnswer =
  { readonly kind: 'results'; readonly lists: readonly ResultList[] } | { readonly kind: 'failed' };

/** Answers questions in one language; never rejects. */
export interface SearchProvider {
  readonly open: () => Promise<{ readonly kind: 'opened' | 'failed' }>;
  /** `stale`: a newer question was asked meanwhile. */
  readonly search: (text: string) => Promise<SearchAnswer | { readonly kind: 'stale' }>;
}
