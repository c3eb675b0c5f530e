import { useEffect, useRef } from 'react';
import type { FocusEvent, PointerEvent, ReactNode, TouchEvent } from 'react';
import { popupCloseDelayMs, popupOpenDelayMs } from '../../theme/layout.ts';
import { placePopup } from '../placement.ts';
import type { Placement } from '../placement.ts';
import { isPopoverOpen } from '../popover-open.ts';
import { useDelayed } from '../use-delayed.ts';

export interface TooltipProps {
  /** The accessible name of the trigger, or its description. */
  readonly text: string;
  /** Id of the text if it is the description of the trigger, a link; the first tap then shows it. */
  readonly descriptionId?: string;
  readonly placement?: Placement;
  /** The trigger, one element. */
  readonly children: ReactNode;
}

/**
 * Shows a text on hover and keyboard focus, stays open while either is hovered, and closes on Escape. `aria-hidden`,
 * because screen readers read it with the trigger; `popover="manual"`, because it must not close open menus.
 */
export function Tooltip({ text, descriptionId, placement = 'top', children }: TooltipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  const openListeners = useRef<AbortController>(null);
  const { schedule, cancel } = useDelayed();

  useEffect(() => () => openListeners.current?.abort(), []);

  const hide = () => {
    cancel();
    openListeners.current?.abort();
    tip.current?.hidePopover();
  };
  const show = (host: Element) => {
    cancel();
    const [anchor, popup] = [host.firstElementChild, tip.current];
    if (!(anchor instanceof HTMLElement) || !popup || isPopoverOpen(popup)) return;
    // No tooltip over the button's open menu.
    if (anchor.ariaExpanded === 'true') return;
    popup.showPopover({ source: anchor });
    void placePopup(popup, anchor, placement);
    openListeners.current?.abort();
    openListeners.current = new AbortController();
    const options = { capture: true, signal: openListeners.current.signal };
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), options);
    document.addEventListener(
      'pointerdown',
      ({ target }) => host.contains(target as Node) || hide(),
      options,
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
    onTouchEnd: (event: TouchEvent) => {
      // Not cancelable after scrolling. Without `preventDefault` the tap would follow the link.
      if (descriptionId === undefined || !event.cancelable || !tip.current || isPopoverOpen(tip.current))
        return;
      event.preventDefault();
      show(event.currentTarget);
    },
    onBlur: hide,
    onClick: hide,
  };

  return (
    <span className="tooltip-host" {...handlers}>
      {children}
      <span
        ref={tip}
        id={descriptionId}
        aria-hidden="true"
        popover="manual"
        className={`overlay overlay-${placement} tooltip`}
      >
        {text}
      </span>
    </span>
  );
}
