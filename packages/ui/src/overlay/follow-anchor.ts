import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import type { Placement } from '@floating-ui/dom';
import { popupOffsetPx } from '../theme/layout.ts';

/** Minimum distance to the edge of the window in pixels. */
const padding = 8;

/**
 * Sets the position of a popup as custom properties for overlay.css, and updates it on scroll and resize.
 * @returns a function that stops the updates
 */
export const followAnchor = (popup: HTMLElement, anchor: Element, placement: Placement): (() => void) =>
  autoUpdate(anchor, popup, () => {
    const middleware = [offset(popupOffsetPx), flip({ padding }), shift({ padding })];
    void computePosition(anchor, popup, { strategy: 'fixed', placement, middleware }).then(({ x, y }) => {
      popup.style.setProperty('--popup-top', `${y}px`);
      popup.style.setProperty('--popup-left', `${x}px`);
      popup.style.setProperty('--popup-right', 'auto');
    });
  });
