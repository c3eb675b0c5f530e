import type { ComponentType } from 'react';
import type { Frontmatter, PageFacts } from '@docs/content/types';
import { preloaded } from '../data/preloaded.ts';
import type { LoadedPage } from '../data/page.ts';
import type * as StoredTabs from './StoredTabs.tsx';

/** A page type; overview pages have a view of their own. */
export type ViewName = Frontmatter['pageType'] | 'overview';

export const viewNameOf = ({ pageType, overview }: Frontmatter): ViewName =>
  pageType === 'doc' && overview ? 'overview' : pageType;

export interface ViewProps {
  readonly page: LoadedPage;
  /** Loads search, on hover, focus and touch of its button. */
  readonly onWarmSearch: () => void;
}

type View = ComponentType<ViewProps>;

const componentNames = {
  overview: 'OverviewView',
  home: 'HomeView',
  custom: 'CustomView',
  blank: 'BlankView',
  '404': 'NotFoundView',
} as const satisfies Readonly<Record<Exclude<ViewName, 'doc'>, string>>;

const lazyViews = preloaded<keyof typeof componentNames, Readonly<Record<string, View>>, View>(
  import.meta.glob<Readonly<Record<string, View>>>(['./views/*View.tsx', '!./views/DocView.tsx']),
  (name) => `./views/${componentNames[name]}.tsx`,
  (module, name) => module[componentNames[name]],
);

const loadView = async (name: ViewName): Promise<void> => (name === 'doc' ? undefined : lazyViews.load(name));

/** A lazy view. Most pages are doc pages, whose view is in the shell chunk. */
export const viewOf = (name: Exclude<ViewName, 'doc'>): View => lazyViews.of(name);

export type TabSets = typeof StoredTabs;

/** Tab components, loaded only by pages with tabs. */
const tabSets = preloaded<'tabs', TabSets, TabSets>(
  import.meta.glob<TabSets>('./StoredTabs.tsx'),
  () => './StoredTabs.tsx',
  (module) => module,
);
export const tabSetsOf = () => tabSets.of('tabs');

/** Loads the components of a page that are not in the shell chunk. */
export const loadParts = ({ frontmatter, hasTabs }: PageFacts) =>
  Promise.all([loadView(viewNameOf(frontmatter)), hasTabs ? tabSets.load('tabs') : null]);
