import { createElement } from 'react';
import type { ViewProps } from './view-props.ts';
import { viewNameOf, viewOf } from './views.ts';

/** The view of the page's type; the page loader has it ready. */
export function PageView(props: ViewProps) {
  return createElement(viewOf(viewNameOf(props.page.facts.frontmatter)), props);
}
