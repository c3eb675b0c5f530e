import type { ReactNode } from 'react';

export interface TableScrollProps {
  readonly children: ReactNode;
  readonly label?: string | undefined;
}

/** A wide table scrolls by itself; it stays a table for those who hear it. */
export function TableScroll({ children, label }: TableScrollProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className="table-scroll" tabIndex={0} role={label && 'group'} aria-label={label}>
      {children}
    </div>
  );
}
