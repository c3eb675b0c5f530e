import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { parseInlineText } from './parse-inline-text.ts';
import type { InlinePart } from './parse-inline-text.ts';

export interface InlineTextProps {
  readonly text: string;
}

function draw(part: InlinePart): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
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
  return createElement(Fragment, null, ...parseInlineText(text).map(draw));
}
