import { createElement, Fragment } from 'react';
import type { Segment } from './search-state.ts';

export interface HighlightedTextProps {
  readonly segments: readonly Segment[];
}

/** Renders no bare text nodes, for the reason given in `Breakable`. */
export function HighlightedText({ segments }: HighlightedTextProps) {
  const parts = segments.map(({ text, marked }) => createElement(marked ? 'mark' : 'span', null, text));
  return createElement(Fragment, null, ...parts);
}
