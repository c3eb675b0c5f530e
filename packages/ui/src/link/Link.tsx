import { createElement, useContext } from 'react';
import { LinkContext } from './link-context.ts';
import type { LinkProps } from './link-context.ts';

export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
