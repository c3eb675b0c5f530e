import { siteConfig } from '../../site/settings.ts';
import type { Locale } from '../types.ts';
import { joinRoutePath, localePattern, splitRoutePath } from './route-parts.ts';
import type { VersionSet } from './route-parts.ts';

/** The language of a path: its first segment after the version, or the default language. */
export function localeOf(routePath: string, versions?: VersionSet): Locale {
  return splitRoutePath(routePath, versions).locale;
}

/** The same page in another language; the default language has no prefix. */
export function withLocale(routePath: string, locale: Locale, versions?: VersionSet): string {
  return joinRoutePath({ ...splitRoutePath(routePath, versions), locale }, versions);
}

/** The path that all languages share. */
export function withoutLocale(routePath: string, versions?: VersionSet): string {
  return withLocale(routePath, 'en', versions);
}

/** The same page in another version; the version precedes the language. */
export function withVersion(routePath: string, version: string, versions?: VersionSet): string {
  return joinRoutePath({ ...splitRoutePath(routePath, versions), version }, versions);
}

/** Another page in the version and language of `routePath`; `path` has neither. */
export function besideRoute(routePath: string, path: string, versions?: VersionSet): string {
  return joinRoutePath({ ...splitRoutePath(routePath, versions), path }, versions);
}

/** `/en/guide/` → `/guide/`: the default language has no prefix. Null where the path does not name it. */
export function withoutDefaultLocale(
  path: string,
  versions: VersionSet = siteConfig.multiVersion,
): string | null {
  const pattern = new RegExp(localePattern('en', '/', versions), 'i');
  return pattern.test(path) ? path.replace(pattern, '$1/') : null;
}
