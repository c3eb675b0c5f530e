import type { ReactNode } from 'react';
import { usePopup } from './use-popup.ts';

export interface PopupProps {
  readonly id: string;
  readonly className?: string;
  readonly closesFromPx?: readonly number[];
  /** For one that covers the page: the page behind it does not scroll. */
  readonly holdsPage?: boolean;
  readonly children: ReactNode;
}

/** Opened by any button whose `popoverTarget` is its id, with or without scripts. */
export function Popup({ id, className, closesFromPx, holdsPage = false, children }: PopupProps) {
  const ref = usePopup<HTMLDivElement>(closesFromPx);
  return (
    <div ref={ref} id={id} popover="auto" className={className} data-holds-page={holdsPage ? '' : undefined}>
      {children}
    </div>
  );
}
