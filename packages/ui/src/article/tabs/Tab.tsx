import type { ReactNode } from 'react';

export interface TabProps {
  readonly label: string;
  /** Identifies the tab in storage and across tab groups; defaults to `label`. */
  readonly value?: string | undefined;
  readonly children?: ReactNode;
}

/** One panel of `Tabs`, which reads its props and renders the tab. */
export function Tab({ children }: TabProps) {
  return children;
}
