import { flushSync } from 'react-dom';
import { siteConfig } from '@docs/content/site';
import { rootData } from '../document/signals.ts';

/** At this width and below, page changes are not animated; in CSS pixels. */
const notAnimatedMaxPx = 960;

const prefersNoAnimation = () =>
  window.matchMedia(`(max-width: ${notAnimatedMaxPx}px), (prefers-reduced-motion: reduce)`).matches;

/** Whether the site animates page changes; narrow windows and reduced motion turn it off. */
export const animatesContent = siteConfig.contentAnimation;

/** Draws the new page, in a view transition of the content area where the site animates. */
export function swapContent(draw: () => void): void {
  if (!animatesContent || !('startViewTransition' in document) || prefersNoAnimation()) {
    draw();
    return;
  }
  const attributes = rootData();
  attributes.swap = '';
  const swap = document.startViewTransition(() => flushSync(draw));
  // The next page change skips this transition, which rejects its promise.
  swap.ready.catch(() => {});
  void swap.finished.finally(() => delete attributes.swap);
}
