import { flushSync } from 'react-dom';
import { siteConfig } from '@docs/content/site';

/** At this width and below the content changes plainly; in CSS pixels. */
const plainMaxPx = 960;

const isStill = () =>
  window.matchMedia(`(max-width: ${plainMaxPx}px), (prefers-reduced-motion: reduce)`).matches;

/** Whether the site animates page changes at all; a reader's browser may still not. */
export const animatesContent = siteConfig.contentAnimation;

/** Draws the new page inside a view transition of the content area, or plainly where that is not wanted. */
export function swapContent(draw: () => void): void {
  if (!animatesContent || !('startViewTransition' in document) || isStill()) {
    draw();
    return;
  }
  const { dataset } = document.documentElement;
  dataset['swap'] = '';
  const swap = document.startViewTransition(() => flushSync(draw));
  // The next change cuts this one short, which is no failure of the page.
  swap.ready.catch(() => {});
  void swap.finished.finally(() => delete dataset['swap']);
}
