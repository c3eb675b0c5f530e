import { siteConfig } from '../../site/settings.ts';
import type { Locale } from '../types.ts';
import { joinRoutePath, localePattern, splitRoutePath } from './route-parts.ts';
import type { VersionSet } from './route-parts.ts';

/** Locale of a path: its first segment after the version, else the default locale. */
export function localeOf(routePath: string, versions?: VersionSet): Locale {
  return splitRoutePath(routePath, versions).locale;
}

/** Route path of the same page in another locale. */
export function withLocale(routePath: string, locale: Locale, versions?: VersionSet): string {
  return joinRoutePath({ ...splitRoutePath(routePath, versions), locale }, versions);
}

/** Route path of the same page in the default locale. */
export function withoutLocale(routePath: string, versions?: VersionSet): string {
  return withLocale(routePath, 'en', versions);
}

/** Route path of the same page in another version. */
export function withVersion(routePath: string, version: string, versions?: VersionSet): string {
  return joinRoutePath({ ...splitRoutePath(routePath, versions), version }, versions);
}

/** Route path of `path`, a path without version and locale, in the version and locale of `routePath`. */
export function besideRoute(routePath: string, path: string, versions?: VersionSet): string {
  return joinRoutePath({ ...splitRoutePath(routePath, versions), path }, versions);
}

/** `/en/guide/` → `/guide/`; null if the path does not start with the default locale. */
export function withoutDefaultLocale(
  path: string,
  versions: VersionSet = siteConfig.multiVersion,
): string | null {
  const pattern = new RegExp(localePattern('en', '/', versions), 'i');
  return pattern.test(path) ? path.replace(pattern, '$1/') : null;
}
