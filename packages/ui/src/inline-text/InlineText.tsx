import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';

/** Text of one line: a string, or its parts where it has marks. */
export type InlineContent = string | readonly InlinePart[];

export type InlinePart =
  | string
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly InlinePart[] };

export interface InlineTextProps {
  readonly text: InlineContent;
}

function draw(part: InlinePart): ReactNode {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return createElement('strong', null, ...part.parts.map(draw));
    case 'emphasis':
      return createElement('em', null, ...part.parts.map(draw));
    default:
      return part satisfies never;
  }
}

export function InlineText({ text }: InlineTextProps) {
  return typeof text === 'string' ? text : createElement(Fragment, null, ...text.map(draw));
}
