import { isPopoverOpen } from './popover-open.ts';

/** Where a popup stands beside its anchor; `start` and `end` align it with that edge. */
export type Placement = 'top' | 'bottom' | 'bottom-start' | 'bottom-end';

/**
 * Positions an open popup in browsers without CSS anchor positioning until it closes. Other browsers never load the
 * code for it.
 */
export async function placePopup(popup: HTMLElement, anchor: Element, placement: Placement): Promise<void> {
  if (typeof CSS === 'undefined' || CSS.supports('position-area', 'top')) return;
  // Transparent, not hidden: a key may already move the focus into it.
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
