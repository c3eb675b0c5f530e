import { useEffect } from 'react';
import { isAssetPath } from '@docs/content/paths';
import { routePathOf } from './address.ts';

/** Search has another rule: on a slow connection, to load it when idle helps more than it costs. */
function savesDataOrIsSlow(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** Pages that one page prefetches, about 4 kB each. */
const maxPreloads = 12;

/** Whether a link leads to a page of the site. */
const leadsToPage = ({ target, origin, pathname }: HTMLAnchorElement) =>
  target === '' && origin === window.location.origin && !isAssetPath(pathname);

/** Prefetches the targets of visible links, those of the text before those of the navigation; not the glossary. */
function observeLinks(page: string, preload: (href: string) => void): IntersectionObserver {
  const seen = new Set([page]);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const routePath = routePathOf((target as HTMLAnchorElement).pathname);
      if (!isIntersecting || routePath === null || seen.has(routePath) || seen.size > maxPreloads) continue;
      seen.add(routePath);
      preload(routePath);
    }
  });
  for (const selector of ['main a[href]:not(.term)', 'nav a[href]']) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
      if (leadsToPage(link)) observer.observe(link);
    }
  }
  return observer;
}

/**
 * Prefetches the targets of links in the viewport when the browser is idle.
 * @param page route path of the rendered page
 */
export function useVisiblePreload(page: string, preload: (href: string) => void): void {
  useEffect(() => {
    if (savesDataOrIsSlow() || !('requestIdleCallback' in window)) return;
    let observer: IntersectionObserver | undefined;
    const idle = requestIdleCallback(() => (observer = observeLinks(page, preload)));
    return () => {
      cancelIdleCallback(idle);
      observer?.disconnect();
    };
  }, [page, preload]);
}
