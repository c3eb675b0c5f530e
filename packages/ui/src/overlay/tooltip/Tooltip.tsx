import { useEffect, useRef } from 'react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import { popupCloseDelayMs, popupOpenDelayMs } from '../../theme/layout.ts';
import { placePopup } from '../placement.ts';
import type { Placement } from '../placement.ts';
import { isPopoverOpen } from '../popover-open.ts';
import { useDelayed } from '../use-delayed.ts';

export interface TooltipProps {
  /** The accessible name of the trigger. */
  readonly text: string;
  readonly placement?: Placement;
  /** The trigger: one element. */
  readonly children: ReactNode;
}

/**
 * Shows the name of an icon button on hover and keyboard focus, stays while the pointer is on either of the two, and
 * closes on Escape. Hidden from assistive technology: it would repeat the name. A manual popover closes no open menu.
 */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  const listening = useRef<AbortController>(null);
  const { later, cancel } = useDelayed();

  useEffect(() => () => listening.current?.abort(), []);

  const hide = () => {
    cancel();
    listening.current?.abort();
    tip.current?.hidePopover();
  };
  const show = (host: Element) => {
    const [anchor, popup] = [host.firstElementChild, tip.current];
    if (!(anchor instanceof HTMLElement) || !popup || isPopoverOpen(popup)) return;
    // A button whose menu is open needs no other words.
    if (anchor.ariaExpanded === 'true') return;
    popup.showPopover({ source: anchor });
    void placePopup(popup, anchor, placement);
    listening.current?.abort();
    listening.current = new AbortController();
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') hide();
      },
      { capture: true, signal: listening.current.signal },
    );
  };
  const handlers = {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') later(popupOpenDelayMs, () => show(currentTarget));
    },
    onPointerLeave: () => later(popupCloseDelayMs, hide),
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      if (target.matches(':focus-visible')) later(popupOpenDelayMs, () => show(currentTarget));
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
