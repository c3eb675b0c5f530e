import { preloaded } from './preloaded.ts';
import type * as StoredTabs from './StoredTabs.tsx';

export type TabSets = typeof StoredTabs;

/** What draws sets of tabs; the page loader brings it for pages that have one. */
export const { load: loadTabSets, of: tabSetsOf } = preloaded<'all', TabSets>({
  all: () => import('./StoredTabs.tsx'),
});
