import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Made with the first element, since the server has none. */
let observer: ResizeObserver | undefined;

function updateTabStops(entries: readonly ResizeObserverEntry[]): void {
  for (const { target } of entries) {
    const overflows = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
    if (overflows) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
}

/**
 * Makes a scroll container a tab stop as long as it overflows. The HTML has no `tabindex`: until then Chromium and
 * Firefox focus scroll containers by themselves, and Safari scrolls them with the pointer only.
 */
export function useKeyboardScroll(container: RefObject<Element | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    observer ??= new ResizeObserver(updateTabStops);
    observer.observe(element);
    return () => observer?.unobserve(element);
  }, [container]);
}
