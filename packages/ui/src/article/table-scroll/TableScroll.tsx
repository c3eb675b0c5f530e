import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useKeyboardScroll } from '../../hooks/use-keyboard-scroll.ts';

export interface TableScrollProps {
  readonly children: ReactNode;
  readonly label?: string | undefined;
}

/** Wraps a wide table in a scroll container. `display: block` on the table would remove its table role. */
export function TableScroll({ children, label }: TableScrollProps) {
  const box = useRef<HTMLDivElement>(null);
  useKeyboardScroll(box);
  return (
    <div ref={box} className="table-scroll" role={label && 'group'} aria-label={label}>
      {children}
    </div>
  );
}
