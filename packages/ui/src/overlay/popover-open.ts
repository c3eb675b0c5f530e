export const isPopoverOpen = (element: Element): boolean => element.matches(':popover-open');

/** What a popup within another holds can take no focus as long as it is closed. */
export function isInClosedPopover(element: Element): boolean {
  const popup = element.closest('[popover]');
  return popup !== null && !isPopoverOpen(popup);
}

/** A link was followed here and now: the document stays, the page changes, and a popup has done its work. */
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
