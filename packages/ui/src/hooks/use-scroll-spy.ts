import { useEffect, useState } from 'react';
import { scrollOffsetPx, scrollThrottleMs } from '../theme/layout.ts';
import { activeHeading } from './active-heading.ts';

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

/** The id of the heading being read, null until the first look. Also looks again when the layout shifts. */
export function useScrollSpy(ids: readonly string[], options: ScrollSpyOptions = {}): string | null {
  const { startDelayMs = 100, throttleMs = scrollThrottleMs, offsetPx = scrollOffsetPx } = options;
  const [active, setActive] = useState<string | null>(null);
  const key = ids.join('\n');

  useEffect(() => {
    const watched = key === '' ? [] : key.split('\n');
    let waiting: ReturnType<typeof setTimeout> | null = null;
    let started = false;
    const update = () => {
      waiting = null;
      setActive(look(watched, offsetPx));
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
  }, [key, startDelayMs, throttleMs, offsetPx]);

  return key === '' ? null : active;
}
