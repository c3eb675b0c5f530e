import type { Locale } from '../types.ts';
import { withoutBase } from './base-prefix.ts';
import { localeOf, withoutDefaultLocale } from './locale-prefix.ts';
import { normalizePathname } from './normalize-pathname.ts';

/** Finds the canonical route path, ignoring case and trailing slashes. */
export interface RouteLookup {
  readonly find: (path: string) => string | null;
}

export type RouteResolution =
  | { readonly kind: 'page'; readonly routePath: string }
  /** `to` is percent-encoded; the caller adds base, query and hash. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'notFound'; readonly locale: Locale };

export function createRouteLookup(routePaths: Iterable<string>): RouteLookup {
  const canonical = new Map<string, string>();
  for (const routePath of routePaths) canonical.set(lookupKey(routePath), routePath);
  return { find: (path) => canonical.get(lookupKey(path)) ?? null };
}

/** Resolves a pathname without query and hash to a page, a redirect or a 404. */
export function resolveRoute(pathname: string, lookup: RouteLookup, base: string): RouteResolution {
  const inside = withoutBase(base, pathname);
  if (inside === null) return { kind: 'notFound', locale: 'en' };
  const path = normalizePathname(inside);
  if (path === null) return { kind: 'notFound', locale: localeOf(inside) };
  const target = withoutDefaultLocale(path);
  if (target !== null) return { kind: 'redirect', to: encodePath(lookup.find(target) ?? target) };
  const routePath = lookup.find(path);
  return routePath === null ? { kind: 'notFound', locale: localeOf(path) } : { kind: 'page', routePath };
}

function lookupKey(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '');
}

/** Reverts the decoding of `normalizePathname`. */
function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
