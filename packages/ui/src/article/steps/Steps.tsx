import type { ReactNode } from 'react';

export interface StepsProps {
  readonly children: ReactNode;
}

/** Numbers its `h3` headings. */
export function Steps({ children }: StepsProps) {
  return <div className="steps">{children}</div>;
}
