import { isAssetPath } from '@docs/content/paths';
import { routePathOf } from './address.ts';

/** Pages that one page may bring ahead of a click, about 4 KB each. */
const mostPreloads = 12;

/** Links of the text come before those of the bars: they are likelier to be followed. */
function linksAwayFrom(page: string): readonly HTMLAnchorElement[] {
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

/** Loads the pages behind links that can be seen, until `signal` is aborted. */
export function preloadVisible(page: string, preload: (href: string) => void, signal: AbortSignal): void {
  const seen = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const routePath = routePathOf(target.pathname);
      if (routePath === null || seen.size >= mostPreloads || seen.has(routePath)) continue;
      seen.add(routePath);
      preload(routePath);
    }
    if (seen.size >= mostPreloads) observer.disconnect();
  });
  for (const link of linksAwayFrom(page)) observer.observe(link);
  signal.addEventListener('abort', () => observer.disconnect());
}
