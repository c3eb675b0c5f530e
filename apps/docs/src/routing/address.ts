import { hrefOf, normalizePathname, splitHref, withoutBase } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import { pathWithoutDefaultLocale } from '../boot/default-locale.ts';

/** The site's address of an internal href, hash kept: `/config/#dev` with the base and the URL form of the site. */
export const siteHref = (href: string): string => (href.startsWith('#') ? href : hrefOf(href, siteConfig));

/** The route path of an address of the site; null outside the base and for a malformed escape sequence. */
export function routePathOf(pathname: string): string | null {
  const path = withoutBase(siteConfig.base, pathname);
  return path === null ? null : routePathOfLink(path);
}

/**
 * A link has no base. There is no table of routes here: another case or a missing slash stays, and the document of
 * that address decides.
 */
const routePathOfLink = (path: string): string | null =>
  normalizePathname(pathWithoutDefaultLocale(path, '/') ?? path);

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
  const routePath = routePathOfLink(path);
  return routePath === null ? null : { routePath, search: query, hash };
}
