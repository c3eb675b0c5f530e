import { hrefOf, normalizePathname, splitHref, withoutBase, withoutDefaultLocale } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import { archivedHref } from './archived-href.ts';
import { rootData } from '../document/signals.ts';

/** The URL of an internal href, with the base and the URL form of the site: `/config/#dev` → `/docs/config/#dev`. */
export function siteHref(href: string): string {
  if (href.startsWith('#')) return href;
  return import.meta.env.ARCHIVE ? archivedHref(href, rootData().base ?? '') : hrefOf(href, siteConfig);
}

/** The route path of a URL path; null if it is outside the base or cannot be decoded. */
export function routePathOf(pathname: string): string | null {
  const path = withoutBase(siteConfig.base, pathname);
  return path === null ? null : routePathOfLink(path);
}

/**
 * The route path of an internal link, which has no base; null if it cannot be decoded. The browser has no route
 * table, so letter case and missing slashes are left to the host.
 */
const routePathOfLink = (path: string): string | null =>
  normalizePathname(withoutDefaultLocale(path) ?? path);

/** The target of an internal link. */
export interface Target {
  readonly routePath: string;
  /** `search` and `hash` as in `Location`: empty, or with the leading `?` or `#`. */
  readonly search: string;
  readonly hash: string;
}

/** A link without a path stays on the page and keeps its query. Null if the path cannot be decoded. */
export function targetOf(href: string, here: Pick<Target, 'routePath' | 'search'>): Target | null {
  const { path, query, hash } = splitHref(href);
  if (path === '') return { routePath: here.routePath, search: query === '' ? here.search : query, hash };
  const routePath = routePathOfLink(path);
  return routePath === null ? null : { routePath, search: query, hash };
}
