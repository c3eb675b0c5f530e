import type { ComponentType } from 'react';
import type { Frontmatter } from '@docs/content/types';
import { preloaded } from './preloaded.ts';
import type { ViewProps } from './view-props.ts';
import { DocView } from './views/DocView.tsx';

/** A page type, where overview pages are a type of their own. */
export type ViewName = Frontmatter['pageType'] | 'overview';

export const viewNameOf = ({ pageType, overview }: Frontmatter): ViewName =>
  pageType === 'doc' && overview ? 'overview' : pageType;

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

/** Nearly every page is a doc page; pages of other types load their view. */
export const loadView = async (name: ViewName): Promise<void> =>
  name === 'doc' ? undefined : lazyViews.load(name);

export const viewOf = (name: ViewName): View => (name === 'doc' ? DocView : lazyViews.of(name));
