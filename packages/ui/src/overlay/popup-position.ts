import { popupOffsetPx } from '../theme/layout.ts';

/** Where a popup stands beside what it belongs to; `start` and `end` line up with that edge. */
export type Placement = 'top' | 'bottom' | 'bottom-start' | 'bottom-end';

/** Least distance to the edge of the window, where a popup is placed by script. */
const windowMarginPx = 8;

const clamp = (value: number, max: number) => Math.max(windowMarginPx, Math.min(value, max));

/** Top and left of a popup in the window: on the wished side where it fits there, else on the other. */
export function popupPosition(
  placement: Placement,
  anchor: DOMRectReadOnly,
  popup: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
): { readonly top: number; readonly left: number } {
  const above = anchor.top - popupOffsetPx - popup.height;
  const below = anchor.bottom + popupOffsetPx;
  const fitsAbove = above >= windowMarginPx;
  const fitsBelow = below + popup.height <= view.height - windowMarginPx;
  const onTop = placement === 'top' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  const starts = {
    top: anchor.left + (anchor.width - popup.width) / 2,
    bottom: anchor.left + (anchor.width - popup.width) / 2,
    'bottom-start': anchor.left,
    'bottom-end': anchor.right - popup.width,
  };
  return {
    top: onTop ? above : below,
    left: clamp(starts[placement], view.width - popup.width - windowMarginPx),
  };
}
