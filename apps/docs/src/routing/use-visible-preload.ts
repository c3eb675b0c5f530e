import { useEffect } from 'react';
import { routePathOf } from './address.ts';

/** Pages that one page may bring ahead of a click, about 4 KB each. */
const mostPreloads = 12;

interface Connection {
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string;
}

function isSparing(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** Links of the text come before those of the bars: they are likelier to be followed. */
function linksAwayFrom(page: string): readonly HTMLAnchorElement[] {
  return ['main a[href]', 'nav a[href]']
    .flatMap((selector) => [...document.querySelectorAll<HTMLAnchorElement>(selector)])
    .filter(
      ({ target, origin, pathname }) =>
        target === '' && origin === window.location.origin && routePathOf(pathname) !== page,
    );
}

/**
 * When the browser is idle, loads the pages behind links that can be seen.
 * @param page route path of the page on the screen
 */
export function useVisiblePreload(page: string, preload: (href: string) => void): void {
  useEffect(() => {
    if (isSparing() || !('requestIdleCallback' in window)) return;
    const seen = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        if (seen.size >= mostPreloads || seen.has(target.pathname)) continue;
        seen.add(target.pathname);
        preload(target.pathname);
      }
      if (seen.size >= mostPreloads) observer.disconnect();
    });
    const idle = requestIdleCallback(() => {
      for (const link of linksAwayFrom(page)) observer.observe(link);
    });
    return () => {
      cancelIdleCallback(idle);
      observer.disconnect();
    };
  }, [page, preload]);
}
