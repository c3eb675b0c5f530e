import { hrefOf, normalizePathname, splitHref, withoutBase, withoutDefaultLocale } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';

/** The site's address of an internal href, hash kept: `/config/#dev` with the base and the URL form of the site. */
export const siteHref = (href: string): string => (href.startsWith('#') ? href : hrefOf(href, siteConfig));

/**
 * An internal path, with or without the base, → route path; null for one whose escapes are broken. There is no
 * table of routes here: another case or a missing slash stays, and the document of that address decides.
 */
export function routePathOf(pathname: string): string | null {
  const path = withoutBase(siteConfig.base, pathname) ?? pathname;
  return normalizePathname(withoutDefaultLocale(path) ?? path);
}

/** Where an internal link leads, seen from a page. */
export interface Target {
  readonly routePath: string;
  /** As in `Location`: empty or with `?` and `#`. */
  readonly search: string;
  readonly hash: string;
}

/** A link without a path stays on the page and keeps its query. Null where no page can have the address. */
export function targetOf(href: string, here: Pick<Target, 'routePath' | 'search'>): Target | null {
  const { path, query, hash } = splitHref(href);
  if (path === '') return { routePath: here.routePath, search: query === '' ? here.search : query, hash };
  const routePath = routePathOf(path);
  return routePath === null ? null : { routePath, search: query, hash };
}
