import { useRef, useSyncExternalStore } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject, ToggleEvent } from 'react';
import { popupCloseDelayMs, popupOpenDelayMs } from '../../theme/layout.ts';
import { placePopup } from '../placement.ts';
import type { Placement } from '../placement.ts';
import { followsLink, isInClosedPopover, isPopoverOpen } from '../popover-open.ts';
import { useDelayed } from '../use-delayed.ts';
import { indexByKey } from '../../hooks/index-by-key.ts';

export type PopoverOpener = 'hover' | 'focus' | 'contextMenu';

/**
 * Adds hover, focus, context menu and arrow keys to a native popover. The browser itself handles the button (also
 * before hydration), Escape, clicks outside and focus restoration.
 */
export function usePopover(
  button: RefObject<HTMLButtonElement | null>,
  panel: RefObject<HTMLDivElement | null>,
  placement: Placement,
  opensOn: readonly PopoverOpener[],
) {
  /** Opened by hover or focus: the next click on the button keeps it open instead of closing it. */
  const openedAutomatically = useRef(false);
  const { schedule, cancel } = useDelayed();

  // Undefined in the pre-rendered HTML: before hydration nothing would update `aria-expanded`.
  const expanded = useSyncExternalStore<boolean | undefined>(
    (onChange) => {
      const popup = panel.current;
      popup?.addEventListener('toggle', onChange);
      return () => popup?.removeEventListener('toggle', onChange);
    },
    () => panel.current?.matches(':popover-open'),
    () => undefined,
  );

  const hide = () => panel.current?.hidePopover();
  const show = () => {
    const popup = panel.current;
    if (popup && button.current && !isPopoverOpen(popup)) popup.showPopover({ source: button.current });
  };
  const showAutomatically = () => {
    if (panel.current && isPopoverOpen(panel.current)) return;
    openedAutomatically.current = true;
    show();
  };

  const host = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (opensOn.includes('hover') && pointerType !== 'touch') schedule(popupOpenDelayMs, showAutomatically);
    },
    onPointerLeave: () =>
      schedule(popupCloseDelayMs, () => {
        if (openedAutomatically.current && !panel.current?.contains(document.activeElement)) hide();
      }),
    onFocus: ({ target, relatedTarget }: FocusEvent) => {
      if (!opensOn.includes('focus') || target !== button.current || !target.matches(':focus-visible'))
        return;
      // Focus restored by a closing panel must not reopen it.
      if (!(relatedTarget instanceof Node && panel.current?.contains(relatedTarget))) showAutomatically();
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) hide();
    },
    onContextMenu: (event: MouseEvent) => {
      if (!opensOn.includes('contextMenu') || panel.current?.contains(event.target as Node)) return;
      event.preventDefault();
      show();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const onButton = event.target === button.current;
      const inField = event.target instanceof HTMLInputElement;
      if (inField || (!onButton && !panel.current?.contains(event.target as Node))) return;
      if (onButton && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      if (onButton) show();
      const rows = [...(panel.current?.querySelectorAll<HTMLElement>('a[href], button, input') ?? [])].filter(
        (row) => !isInClosedPopover(row),
      );
      const at = rows.indexOf(event.target as HTMLElement);
      const to = indexByKey(event.key, at, rows.length);
      if (to === null) return;
      event.preventDefault();
      rows[to]?.focus();
    },
  };

  const onButtonClick = (event: MouseEvent) => {
    cancel();
    if (!openedAutomatically.current || !expanded) return;
    openedAutomatically.current = false;
    event.preventDefault();
  };
  const panelHandlers = {
    onClick: (event: MouseEvent) => {
      if (followsLink(event)) hide();
    },
    onToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      const isOpen = event.newState === 'open';
      if (!isOpen) openedAutomatically.current = false;
      else if (button.current) void placePopup(event.currentTarget, button.current, placement);
    },
  };

  return { expanded, host, onButtonClick, panelHandlers };
}
