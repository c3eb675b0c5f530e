import { createElement, memo } from 'react';
import { viewNameOf, viewOf, type ViewProps } from './page-parts.ts';
import { DocView } from './views/DocView.tsx';

/**
 * The view of the page type, which the page loader has loaded. Memoized: rendering it again before all of its
 * boundaries are hydrated would hydrate them in one task.
 */
export const PageView = memo(function PageView(props: ViewProps) {
  const name = viewNameOf(props.page.facts.frontmatter);
  return createElement(name === 'doc' ? DocView : viewOf(name), props);
});
