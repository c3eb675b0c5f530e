import { useEffect, useRef } from 'react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import { popupCloseDelayMs, popupOpenDelayMs } from '../../theme/layout.ts';
import { placePopup } from '../placement.ts';
import type { Placement } from '../placement.ts';
import { isPopoverOpen } from '../popover-open.ts';
import { useDelayed } from '../use-delayed.ts';

export interface TooltipProps {
  /** Must equal the accessible name of the trigger. */
  readonly text: string;
  readonly placement?: Placement;
  /** The trigger, one element. */
  readonly children: ReactNode;
}

/**
 * Shows the name of an icon button on hover and keyboard focus, stays open while either is hovered, and closes on
 * Escape. `aria-hidden`, because it repeats the name; `popover="manual"`, because it must not close open menus.
 */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  const escapeListener = useRef<AbortController>(null);
  const { schedule, cancel } = useDelayed();

  useEffect(() => () => escapeListener.current?.abort(), []);

  const hide = () => {
    cancel();
    escapeListener.current?.abort();
    tip.current?.hidePopover();
  };
  const show = (host: Element) => {
    const [anchor, popup] = [host.firstElementChild, tip.current];
    if (!(anchor instanceof HTMLElement) || !popup || isPopoverOpen(popup)) return;
    // No tooltip over the button's open menu.
    if (anchor.ariaExpanded === 'true') return;
    popup.showPopover({ source: anchor });
    void placePopup(popup, anchor, placement);
    escapeListener.current?.abort();
    escapeListener.current = new AbortController();
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') hide();
      },
      { capture: true, signal: escapeListener.current.signal },
    );
  };
  const handlers = {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') schedule(popupOpenDelayMs, () => show(currentTarget));
    },
    onPointerLeave: () => schedule(popupCloseDelayMs, hide),
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      if (target.matches(':focus-visible')) schedule(popupOpenDelayMs, () => show(currentTarget));
    },
    onBlur: hide,
    onClick: hide,
  };

  return (
    <span className="tooltip-host" {...handlers}>
      {children}
      <span ref={tip} aria-hidden="true" popover="manual" className={`overlay overlay-${placement} tooltip`}>
        {text}
      </span>
    </span>
  );
}
