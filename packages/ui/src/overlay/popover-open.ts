export const isPopoverOpen = (element: Element): boolean => element.matches(':popover-open');

/** Elements of a closed nested popover are not focusable. */
export function isInClosedPopover(element: Element): boolean {
  const popup = element.closest('[popover]');
  return popup !== null && !isPopoverOpen(popup);
}

/** Whether a click without modifier keys follows a link, so that popups should close. With one it opens a new tab. */
export function followsLink(event: {
  readonly target: EventTarget;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  return event.target instanceof Element && event.target.closest('a[href]') !== null;
}
