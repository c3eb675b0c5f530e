import type { ComponentType } from 'react';
import type { Locale, OverviewGroup, PageFacts, SidebarEntry } from '@docs/content/types';

/** What an MDX file compiles to. `components` is the map of mdx-components.tsx. */
export interface PageModule {
  readonly default: ComponentType<{ readonly components?: object }>;
  readonly page: PageFacts;
}

/** The data that a route is drawn with, loaded before it is drawn. */
export interface LoadedPage {
  readonly facts: PageFacts;
  readonly Content: PageModule['default'];
  readonly sidebar: readonly SidebarEntry[];
  /** Only on overview pages. */
  readonly overview: readonly OverviewGroup[] | null;
}

/** Props of the view of each page type. */
export interface ViewProps {
  readonly page: LoadedPage;
  /** Prefetches what search needs: on hover, focus and touch of its control. */
  readonly onWarmSearch: () => void;
}

/** Prefix of `useId`: 404.html has a React root for each language. */
export const idPrefix = (locale: Locale): string => `${locale}-`;

/** Id of the main element, which the skip link leads to. */
export const mainId = (locale: Locale): string => `docs-content-${locale}`;
