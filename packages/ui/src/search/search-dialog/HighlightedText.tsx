import { createElement, Fragment } from 'react';
import type { Segment } from './search-state.ts';

export interface HighlightedTextProps {
  readonly segments: readonly Segment[];
}

export function HighlightedText({ segments }: HighlightedTextProps) {
  const parts = segments.map(({ text, marked }) => (marked ? createElement('mark', null, text) : text));
  return createElement(Fragment, null, ...parts);
}
