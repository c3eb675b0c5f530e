import type { ReactNode } from 'react';

export interface StepsProps {
  readonly children: ReactNode;
}

/** Numbers the headings of level three in it. */
export function Steps({ children }: StepsProps) {
  return <div className="steps">{children}</div>;
}
