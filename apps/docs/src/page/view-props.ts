import type { LoadedPage } from './page-module.ts';

/** How the shell opens search. */
export interface SearchControls {
  readonly open: () => void;
  /** Starts loading what search needs, on hover or focus of its field. */
  readonly warm: () => void;
}

/** What every view of a page type is given. */
export interface ViewProps {
  readonly page: LoadedPage;
  readonly search: SearchControls;
}
