import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Created lazily: the server has no `ResizeObserver`. */
let observer: ResizeObserver | undefined;

function updateTabStops(entries: readonly ResizeObserverEntry[]): void {
  for (const { target } of entries) {
    const overflows = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
    if (overflows) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
}

/**
 * Makes a scroll container a tab stop while it overflows. The HTML has no `tabindex`: before hydration, scroll
 * containers are focusable by default in Chromium and Firefox, but not in Safari.
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
