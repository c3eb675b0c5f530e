import type { ReactNode } from 'react';

export interface PageMainProps {
  readonly children: ReactNode;
  /** Target of the skip link. */
  readonly id: string;
}

/** `<main>` of a page without columns: home, 404 and custom pages. */
export function PageMain({ children, id }: PageMainProps) {
  return (
    <main id={id} className="page-main" tabIndex={-1}>
      {children}
    </main>
  );
}
