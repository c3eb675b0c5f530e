import { useEffect, useState } from 'react';
import { isPopoverOpen } from '../overlay/popover-open.ts';
import { hamburgerMaxPx, scrollThrottleMs } from '../theme/layout.ts';

const hasOpenMenu = () => [...document.querySelectorAll('.navbar [popover]')].some(isPopoverOpen);

/**
 * Returns true after the user scrolls down, and false after they scroll up or `page` changes. Checks at most every
 * `scrollThrottleMs`. The header never hides up to `hamburgerMaxPx`, or while one of its menus is open.
 */
export function useHiddenOnScroll(enabled: boolean, page: string): boolean {
  const [hidden, setHidden] = useState(false);
  const [shownPage, setShownPage] = useState(page);
  if (shownPage !== page) {
    setShownPage(page);
    setHidden(false);
  }

  useEffect(() => {
    if (!enabled) return;
    let lastY = scrollY;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const update = () => {
      timer = null;
      if (scrollY !== lastY) {
        setHidden(scrollY > lastY && innerWidth > hamburgerMaxPx && !hasOpenMenu());
      }
      lastY = scrollY;
    };
    const onScroll = () => {
      timer ??= setTimeout(update, scrollThrottleMs);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      if (timer !== null) clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, [enabled]);

  return enabled && hidden;
}
