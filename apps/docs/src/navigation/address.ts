import { hrefOf, normalizePathname, splitHref, withoutBase, withoutDefaultLocale } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';

/** The URL of an internal href, with the base and the URL form of the site: `/config/#dev` → `/docs/config/#dev`. */
export const siteHref = (href: string): string => (href.startsWith('#') ? href : hrefOf(href, siteConfig));

/** The route path of a URL path of the site; null outside the base, and where it cannot be decoded. */
export function routePathOf(pathname: string): string | null {
  const path = withoutBase(siteConfig.base, pathname);
  return path === null ? null : routePathOfLink(path);
}

/**
 * The route path of an internal link, which has no base; null where it cannot be decoded. There is no route table in the
 * browser: for another letter case or a missing slash the host decides.
 */
const routePathOfLink = (path: string): string | null =>
  normalizePathname(withoutDefaultLocale(path) ?? path);

/** Where an internal link leads, seen from a page. */
export interface Target {
  readonly routePath: string;
  /** As in `Location`: empty or with `?` and `#`. */
  readonly search: string;
  readonly hash: string;
}

/** A link without a path keeps the page and its query. Null where the path cannot be decoded. */
export function targetOf(href: string, here: Pick<Target, 'routePath' | 'search'>): Target | null {
  const { path, query, hash } = splitHref(href);
  if (path === '') return { routePath: here.routePath, search: query === '' ? here.search : query, hash };
  const routePath = routePathOfLink(path);
  return routePath === null ? null : { routePath, search: query, hash };
}
