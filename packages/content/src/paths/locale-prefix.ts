import type { Locale } from '../types.ts';
import { joinRoutePath, NO_VERSIONS, splitRoutePath } from './route-parts.ts';
import type { VersionSet } from './route-parts.ts';

/** The language of a path: its first segment behind the version, or the default language. */
export function localeOf(routePath: string, versions: VersionSet = NO_VERSIONS): Locale {
  return splitRoutePath(routePath, versions).locale;
}

/** The same page in another language; the default language has no prefix. */
export function withLocale(routePath: string, locale: Locale, versions: VersionSet = NO_VERSIONS): string {
  return joinRoutePath({ ...splitRoutePath(routePath, versions), locale }, versions);
}

/** The path that all languages share. */
export function withoutLocale(routePath: string, versions: VersionSet = NO_VERSIONS): string {
  return withLocale(routePath, 'en', versions);
}

/** The same page in another version; the version precedes the language. */
export function withVersion(routePath: string, version: string, versions: VersionSet): string {
  return joinRoutePath({ ...splitRoutePath(routePath, versions), version }, versions);
}
