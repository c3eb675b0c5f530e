import type { ReactNode } from 'react';
import { useDrawer } from './use-drawer.ts';
import type { DrawerOptions } from './use-drawer.ts';

export interface DrawerProps extends DrawerOptions {
  /** For `popoverTarget` of the buttons that open it. */
  readonly id: string;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Content that opens over the page in narrow windows. */
export function Drawer({ id, label, className, children, ...options }: DrawerProps) {
  const { drawer, isOpen, handlers } = useDrawer(options);
  const dialog = isOpen
    ? ({ role: 'dialog', 'aria-label': label, 'aria-modal': options.within === undefined } as const)
    : {};
  return (
    <div ref={drawer} id={id} popover="auto" className={className} {...dialog} {...handlers}>
      {children}
    </div>
  );
}
