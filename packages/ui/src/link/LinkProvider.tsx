import type { ReactNode } from 'react';
import { LinkContext } from './link-context.ts';
import type { LinkComponent } from './link-context.ts';

export interface LinkProviderProps {
  readonly component: LinkComponent;
  readonly children: ReactNode;
}

export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
