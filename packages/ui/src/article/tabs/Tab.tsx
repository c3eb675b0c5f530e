import type { ReactNode } from 'react';

export interface TabProps {
  readonly label: string;
  /** What a choice is stored and shared as; the label where missing. */
  readonly value?: string | undefined;
  readonly children?: ReactNode;
}

/** One page of Tabs, which reads its label and draws the frame around it. */
export function Tab({ children }: TabProps) {
  return children;
}
