import type { Placement } from './popup-position.ts';

export type { Placement } from './popup-position.ts';

/**
 * For browsers without anchor positioning: hands the place to the style sheet as custom properties, once the popup
 * is shown and has its size. Elsewhere CSS alone does it, and no script is loaded for it.
 */
export async function placePopup(popup: HTMLElement, anchor: Element, placement: Placement): Promise<void> {
  if (typeof CSS === 'undefined' || CSS.supports('position-area', 'top')) return;
  const { popupPosition } = await import('./popup-position.ts');
  const { top, left } = popupPosition(
    placement,
    anchor.getBoundingClientRect(),
    popup.getBoundingClientRect(),
    { width: document.documentElement.clientWidth, height: innerHeight },
  );
  popup.style.setProperty('--popup-top', `${top}px`);
  popup.style.setProperty('--popup-left', `${left}px`);
  popup.style.setProperty('--popup-right', 'auto');
}
