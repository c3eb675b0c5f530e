import { createElement, memo } from 'react';
import type { ViewProps } from './view-props.ts';
import { viewNameOf, viewOf } from './views.ts';

/**
 * The view of the page's type; the page loader has it ready. Memoized: to render it again before all of its boundaries
 * are hydrated would hydrate them in one task.
 */
export const PageView = memo(function PageView(props: ViewProps) {
  return createElement(viewOf(viewNameOf(props.page.facts.frontmatter)), props);
});
