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
 * What the browser's own popover leaves to the page. The button opens it without script too; Escape, a click outside
 * and the return of the focus are the browser's.
 */
export function usePopover(
  button: RefObject<HTMLButtonElement | null>,
  panel: RefObject<HTMLDivElement | null>,
  placement: Placement,
  opensOn: readonly PopoverOpener[],
) {
  /** Came by itself, at hover or focus: a click keeps it instead of closing it. */
  const cameByItself = useRef(false);
  const { later, cancel } = useDelayed();

  // Unknown in the pre-rendered page, where the panel may open without script and nothing would tell.
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
  const showByItself = () => {
    if (panel.current && isPopoverOpen(panel.current)) return;
    cameByItself.current = true;
    show();
  };

  const host = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (opensOn.includes('hover') && pointerType !== 'touch') later(popupOpenDelayMs, showByItself);
    },
    onPointerLeave: () =>
      later(popupCloseDelayMs, () => {
        if (cameByItself.current && !panel.current?.contains(document.activeElement)) hide();
      }),
    onFocus: ({ target, relatedTarget }: FocusEvent) => {
      if (!opensOn.includes('focus') || target !== button.current || !target.matches(':focus-visible'))
        return;
      // The focus that a closing panel gives back opens nothing.
      if (!(relatedTarget instanceof Node && panel.current?.contains(relatedTarget))) showByItself();
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
    if (!cameByItself.current || !expanded) return;
    cameByItself.current = false;
    event.preventDefault();
  };
  const panelHandlers = {
    onClick: (event: MouseEvent) => {
      if (followsLink(event)) hide();
    },
    onToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      const isOpen = event.newState === 'open';
      if (!isOpen) cameByItself.current = false;
      else if (button.current) void placePopup(event.currentTarget, button.current, placement);
    },
  };

  return { expanded, host, onButtonClick, panelHandlers };
}
