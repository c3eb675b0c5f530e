import { flushSync } from 'react-dom';
import { siteConfig } from '@docs/content/site';
import { rootData } from '../document/signals.ts';

/** Up to this width, page changes are not animated; in CSS pixels. */
const maxStaticWidthPx = 960;

const skipsAnimation = () =>
  window.matchMedia(`(max-width: ${maxStaticWidthPx}px), (prefers-reduced-motion: reduce)`).matches;

/** Whether the site animates page changes; narrow windows and reduced motion turn it off. */
export const animatesContent = siteConfig.contentAnimation;

/** Renders the new page, in a view transition of the content area if the site animates page changes. */
export function swapContent(render: () => void): void {
  if (!animatesContent || !('startViewTransition' in document) || skipsAnimation()) {
    render();
    return;
  }
  const attributes = rootData();
  attributes.swap = '';
  const transition = document.startViewTransition(() => flushSync(render));
  // Rejects if the next page change skips this transition.
  transition.ready.catch(() => {});
  void transition.finished.finally(() => delete attributes.swap);
}
