import { scrollOffsetPx, scrollThrottleMs } from '../theme/layout.ts';
import { activeHeading } from './active-heading.ts';
import type { ReadableStore } from './use-store.ts';

/** Delay of the first update, so that the browser has scrolled to the hash. */
const startDelayMs = 100;

function findActiveHeading(ids: readonly string[]): string | null {
  const headings = ids.flatMap((id) => {
    const element = document.getElementById(id);
    if (!element) return [];
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
    return [{ id, top: element.getBoundingClientRect().top, offset: margin || scrollOffsetPx }];
  });
  const { scrollHeight } = document.documentElement;
  return activeHeading(headings, { scrollY, height: innerHeight, documentHeight: scrollHeight });
}

/**
 * Holds the id of the active heading, null until the first update. It is a store rather than hook state, so that
 * scrolling renders only the outline. It listens to scrolling, resizing and layout shifts while it has subscribers.
 */
export function createScrollSpy(ids: readonly string[]): ReadableStore<string | null> {
  const listeners = new Set<() => void>();
  let active: string | null = null;
  let stop = () => {};

  function watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let started = false;
    const update = () => {
      timer = null;
      active = findActiveHeading(ids);
      for (const listener of listeners) listener();
    };
    const request = () => {
      if (started && timer === null) timer = setTimeout(update, scrollThrottleMs);
    };
    const start = setTimeout(() => {
      started = true;
      update();
    }, startDelayMs);
    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(request) : null;
    sizes?.observe(document.body);
    addEventListener('scroll', request, { passive: true });
    addEventListener('resize', request, { passive: true });
    return () => {
      clearTimeout(start);
      if (timer !== null) clearTimeout(timer);
      sizes?.disconnect();
      removeEventListener('scroll', request);
      removeEventListener('resize', request);
    };
  }

  return {
    get: () => active,
    getServer: () => null,
    subscribe: (listener) => {
      if (listeners.size === 0 && ids.length > 0) stop = watch();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}
