import { isPopoverOpen } from './popover-open.ts';

/** Side of the anchor; `start` and `end` align the popup with that edge. */
export type Placement = 'top' | 'bottom' | 'bottom-start' | 'bottom-end';

/**
 * Positions an open popup until it closes. Loads Floating UI only in browsers without CSS anchor positioning.
 */
export async function placePopup(popup: HTMLElement, anchor: Element, placement: Placement): Promise<void> {
  if (typeof CSS === 'undefined' || CSS.supports('position-area', 'top')) return;
  // Not `visibility: hidden`: the keyboard may already move the focus into it.
  popup.style.opacity = '0';
  try {
    const { followAnchor } = await import('./follow-anchor.ts');
    if (!isPopoverOpen(popup)) return;
    const stop = followAnchor(popup, anchor, placement);
    popup.addEventListener('beforetoggle', stop, { once: true });
  } finally {
    popup.style.removeProperty('opacity');
  }
}
