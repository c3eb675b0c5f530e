import type { PageResults } from '@docs/search-core';

/** Whether the page of a link is not kept, while the host cannot be reached. */
type NeedsNetwork = (link: string) => boolean;

/** The results of one index. */
export interface ResultList {
  /** Label of the tab, if there are several lists. */
  readonly label: string;
  /** Whether the pages belong to another site. */
  readonly isForeign: boolean;
  readonly pages: readonly PageResults[];
  readonly needsNetwork?: NeedsNetwork;
}

export type SearchAnswer =
  | {
      readonly kind: 'results';
      readonly lists: readonly ResultList[];
      /** False if an index is still loading: `whenImproved`, then search again. */
      readonly isComplete: boolean;
      /** From another index than the answer that is shown: not for a list that the user works with. */
      readonly isReplacement?: true;
      /** Replaces `needsNetwork` of the lists once the host was asked; null if that is still right. */
      readonly remarked?: Promise<NeedsNetwork | null>;
    }
  | { readonly kind: 'failed' };

/** Answers queries in one language; never rejects. */
export interface SearchProvider {
  readonly open: () => Promise<{ readonly kind: 'opened' | 'failed' }>;
  /** `stale`: superseded by a newer query. */
  readonly search: (text: string) => Promise<SearchAnswer | { readonly kind: 'stale' }>;
  /** Waits until answers are complete; false if they cannot be. */
  readonly whenImproved: () => Promise<boolean>;
  /** Nobody waits for the answer to the latest query: aborts its request, if there is one. */
  readonly cancel?: () => void;
}
