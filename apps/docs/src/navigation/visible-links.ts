import { isAssetPath } from '@docs/content/paths';
import { routePathOf } from './address.ts';

/** Pages that one page prefetches, about 4 kB each. */
const maxPreloads = 12;

/** Links to other pages. Those of the text come first: users follow them more often than those of the navigation. */
function linksToOtherPages(page: string): readonly HTMLAnchorElement[] {
  return ['main a[href]', 'nav a[href]']
    .flatMap((selector) => [...document.querySelectorAll<HTMLAnchorElement>(selector)])
    .filter(
      ({ target, origin, pathname }) =>
        target === '' &&
        origin === window.location.origin &&
        routePathOf(pathname) !== page &&
        !isAssetPath(pathname),
    );
}

/** Prefetches the targets of links in the viewport until `signal` is aborted. */
export function preloadVisible(page: string, preload: (href: string) => void, signal: AbortSignal): void {
  const seen = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const routePath = routePathOf(target.pathname);
      if (routePath === null || seen.size >= maxPreloads || seen.has(routePath)) continue;
      seen.add(routePath);
      preload(routePath);
    }
    if (seen.size >= maxPreloads) observer.disconnect();
  });
  for (const link of linksToOtherPages(page)) observer.observe(link);
  signal.addEventListener('abort', () => observer.disconnect());
}
