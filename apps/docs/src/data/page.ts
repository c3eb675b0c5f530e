import type { ComponentType } from 'react';
import type { Locale, OverviewGroup, PageFacts, SidebarEntry } from '@docs/content/types';

/** What an MDX file compiles to. `components` is the map of mdx-components.tsx. */
export interface PageModule {
  readonly default: ComponentType<{ readonly components?: object }>;
  readonly page: PageFacts;
}

/** The data of a route, loaded before it is rendered. */
export interface LoadedPage {
  readonly facts: PageFacts;
  readonly Content: PageModule['default'];
  readonly sidebar: readonly SidebarEntry[];
  /** Only on overview pages. */
  readonly overview: readonly OverviewGroup[] | null;
}

/** Props of the views. */
export interface ViewProps {
  readonly page: LoadedPage;
  /** Loads search, on hover, focus and touch of its button. */
  readonly onWarmSearch: () => void;
}

/** Prefix of `useId`: 404.html has one React root per language. */
export const idPrefix = (locale: Locale): string => `${locale}-`;

/** Id of the main element, the target of the skip link. */
export const mainId = (locale: Locale): string => `docs-content-${locale}`;
