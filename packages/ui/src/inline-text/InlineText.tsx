import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';

/** Single-line text: a string, or parts if it has inline formatting. */
export type InlineContent = string | readonly InlinePart[];

export type InlinePart =
  | string
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly InlinePart[] };

export interface InlineTextProps {
  readonly text: InlineContent;
}

function renderPart(part: InlinePart): ReactNode {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return createElement('strong', null, ...part.parts.map(renderPart));
    case 'emphasis':
      return createElement('em', null, ...part.parts.map(renderPart));
    default:
      return part satisfies never;
  }
}

export function InlineText({ text }: InlineTextProps) {
  return typeof text === 'string' ? text : createElement(Fragment, null, ...text.map(renderPart));
}
