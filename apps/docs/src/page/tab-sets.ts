import { preloaded } from './preloaded.ts';
import type * as StoredTabs from './StoredTabs.tsx';

export type TabSets = typeof StoredTabs;

/** What draws sets of tabs; pages that have one load it. */
export const { load: loadTabSets, of: tabSetsOf } = preloaded<'all', TabSets, TabSets>(
  import.meta.glob<TabSets>('./StoredTabs.tsx'),
  () => './StoredTabs.tsx',
  (module) => module,
);
