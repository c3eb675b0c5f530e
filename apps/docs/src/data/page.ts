import type { ComponentType } from 'react';
import type { OfflineStrings } from '@docs/content/site';
import type { OverviewGroup, PageFacts, RouteEntry, SidebarEntry } from '@docs/content/types';

/** What an MDX file compiles to. `components` is the map of mdx-components.tsx. */
export interface PageModule {
  readonly default: ComponentType<{ readonly components?: object }>;
  readonly page: PageFacts;
}

export type PageTitle = Pick<RouteEntry, 'routePath' | 'title'>;

/** The data of a route, loaded before it is rendered. */
export interface LoadedPage {
  readonly facts: PageFacts;
  readonly Content: PageModule['default'];
  readonly sidebar: readonly SidebarEntry[];
  /** Only on overview pages. */
  readonly overview: readonly OverviewGroup[] | null;
  /** Pages to suggest; only on the 404 page. */
  readonly routes?: readonly PageTitle[];
  /** On the 404 page, without a network. */
  readonly offline?: OfflineFacts;
}

interface OfflineFacts {
  readonly messages: OfflineStrings;
  /** Route paths of the pages that can be read. */
  readonly available: ReadonlySet<string>;
  /** Route paths of the pages that were opened, the last one first. */
  readonly opened: readonly string[];
}
