import type { LoadedPage } from './page-module.ts';

/** What every view of a page type is given. */
export interface ViewProps {
  readonly page: LoadedPage;
  /** Prefetches what search needs: on hover, focus and touch of its control. */
  readonly onWarmSearch: () => void;
}
