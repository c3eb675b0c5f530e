import { scrollOffsetPx, scrollThrottleMs } from '../theme/layout.ts';
import { activeHeading } from './active-heading.ts';
import type { ReadableStore } from './use-store.ts';

export interface ScrollSpyOptions {
  /** Wait before the first look, so that a jump to a hash has happened. */
  readonly startDelayMs?: number;
  readonly throttleMs?: number;
  /** How far under the window's top a heading counts that has no scroll margin of its own. */
  readonly offsetPx?: number;
}

function look(ids: readonly string[], offsetPx: number): string | null {
  const headings = ids.flatMap((id) => {
    const element = document.getElementById(id);
    if (!element) return [];
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
    return [{ id, top: element.getBoundingClientRect().top, offset: margin || offsetPx }];
  });
  const { scrollHeight } = document.documentElement;
  return activeHeading(headings, { scrollY, height: innerHeight, documentHeight: scrollHeight });
}

/**
 * The id of the heading being read, null until the first look; also looks again when the layout shifts. A store and not
 * a hook with state, so that scrolling renders the outline alone. It watches the window while somebody subscribes.
 */
export function createScrollSpy(
  ids: readonly string[],
  options: ScrollSpyOptions = {},
): ReadableStore<string | null> {
  const { startDelayMs = 100, throttleMs = scrollThrottleMs, offsetPx = scrollOffsetPx } = options;
  const listeners = new Set<() => void>();
  let active: string | null = null;
  let stop = () => {};

  function watch(): () => void {
    let waiting: ReturnType<typeof setTimeout> | null = null;
    let started = false;
    const update = () => {
      waiting = null;
      active = look(ids, offsetPx);
      for (const listener of listeners) listener();
    };
    const request = () => {
      if (started && waiting === null) waiting = setTimeout(update, throttleMs);
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
      if (waiting !== null) clearTimeout(waiting);
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
