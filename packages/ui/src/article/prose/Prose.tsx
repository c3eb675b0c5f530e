import type { ReactNode } from 'react';

export interface ProseProps {
  readonly children: ReactNode;
}

/** Styles plain Markdown elements (prose.css). */
export function Prose({ children }: ProseProps) {
  return <div className="prose">{children}</div>;
}
