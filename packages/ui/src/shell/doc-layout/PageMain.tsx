import type { ReactNode } from 'react';

export interface PageMainProps {
  readonly children: ReactNode;
  /** Target of the skip link. */
  readonly id: string;
}

/** The main part of a page without columns: home, 404, a page of its own making. */
export function PageMain({ children, id }: PageMainProps) {
  return (
    <main id={id} className="page-main" tabIndex={-1}>
      {children}
    </main>
  );
}
