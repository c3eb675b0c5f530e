import type { ComponentType } from 'react';
import type { Frontmatter } from '@docs/content/types';
import { preloaded } from './preloaded.ts';
import type { ViewProps } from './view-props.ts';
import { DocView } from './views/DocView.tsx';

/** A page type, where overview pages are a type of their own. */
export type ViewName = Frontmatter['pageType'] | 'overview';

export const viewNameOf = ({ pageType, overview }: Frontmatter): ViewName =>
  pageType === 'doc' && overview ? 'overview' : pageType;

/** One view for each page type. Nearly every page is a doc page; the others bring their view with them. */
export const { load: loadView, of: viewOf } = preloaded<ViewName, ComponentType<ViewProps>>({
  doc: () => Promise.resolve(DocView),
  overview: async () => (await import('./views/OverviewView.tsx')).OverviewView,
  home: async () => (await import('./views/HomeView.tsx')).HomeView,
  custom: async () => (await import('./views/CustomView.tsx')).CustomView,
  blank: async () => (await import('./views/BlankView.tsx')).BlankView,
  '404': async () => (await import('./views/NotFoundView.tsx')).NotFoundView,
});
