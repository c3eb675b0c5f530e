import type { ComponentType } from 'react';
import type { OfflineStrings } from '@docs/content/site';
import type { OverviewGroup, PageFacts, RouteEntry, SidebarEntry } from '@docs/content/types';

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
  /** All routes, for suggestions; only on the 404 page. */
  readonly routes?: readonly RouteEntry[];
  /** On the 404 page, if the page exists but cannot be loaded. */
  readonly offline?: { readonly messages: OfflineStrings; readonly available: ReadonlySet<string> };
}
