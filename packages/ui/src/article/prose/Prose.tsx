import type { ReactNode } from 'react';

export interface ProseProps {
  readonly children: ReactNode;
}

/** Gives plain elements of a page's text their look. */
export function Prose({ children }: ProseProps) {
  return <div className="prose">{children}</div>;
}
