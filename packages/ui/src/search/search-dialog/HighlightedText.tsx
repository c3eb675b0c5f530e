import { createElement, Fragment } from 'react';
import type { Segment } from './search-state.ts';

export interface HighlightedTextProps {
  readonly segments: readonly Segment[];
}

/** Each part is an element: a page translator takes bare text out of React's hands, and what was there would stay. */
export function HighlightedText({ segments }: HighlightedTextProps) {
  const parts = segments.map(({ text, marked }) => createElement(marked ? 'mark' : 'span', null, text));
  return createElement(Fragment, null, ...parts);
}
