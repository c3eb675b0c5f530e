import { useEffect, useState } from 'react';
import { isPopoverOpen } from '../overlay/popover-open.ts';
import { hamburgerMaxPx, scrollThrottleMs } from '../theme/layout.ts';

/** Without its bar an open menu would hang in the air. */
const hasOpenMenu = () => [...document.querySelectorAll('.navbar [popover]')].some(isPopoverOpen);

/**
 * Whether the reader scrolls down, looked at every 200 ms at most; scrolling up or another page says no. Always no on
 * small windows, and while a menu is open.
 * @param page changes with the page
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
    let waiting: ReturnType<typeof setTimeout> | null = null;
    const look = () => {
      waiting = null;
      if (scrollY !== lastY) {
        setHidden(scrollY > lastY && innerWidth > hamburgerMaxPx && !hasOpenMenu());
      }
      lastY = scrollY;
    };
    const onScroll = () => {
      waiting ??= setTimeout(look, scrollThrottleMs);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      if (waiting !== null) clearTimeout(waiting);
      removeEventListener('scroll', onScroll);
    };
  }, [enabled]);

  return enabled && hidden;
}
