import { siteConfig } from '../../site/settings.ts';
import type { Locale } from '../types.ts';

/** Versions of the site; the default version has no prefix. The list is empty on a site without versions. */
export interface VersionSet {
  readonly default: string;
  readonly versions: readonly string[];
}

/** Parts of a route path: `/v2/zh/config/` → `v2`, `zh`, `/config/`. */
export interface RouteParts {
  readonly version: string;
  readonly locale: Locale;
  /** Path without version and locale; starts with `/`. */
  readonly path: string;
}

const LOCALE_SEGMENTS: Readonly<Record<Locale, string>> = { en: '', zh: 'zh' };

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Alternation of the versions that have a prefix; `(?!)`, which never matches, if there are none. */
const versionPattern = (versions: VersionSet): string =>
  versions.versions
    .filter((version) => version !== versions.default)
    .map(escapePattern)
    .join('|') || '(?!)';

/**
 * Matches pathnames of a locale; use it case-insensitively. Valid in JavaScript and PCRE (nginx). The first group is base
 * and version. Consumes all slashes and backslashes after the locale, so that a redirect to the rest cannot leave the
 * site.
 */
export function localePattern(
  segment: Locale,
  base = '/',
  versions: VersionSet = siteConfig.multiVersion,
): string {
  const prefix = escapePattern(base.replace(/\/$/, ''));
  // Short without versions: the boot script contains the pattern.
  const version = versions.versions.length === 0 ? '' : `(?:/(?:${versionPattern(versions)}))?`;
  return String.raw`^(${prefix}${version})/${segment}(?:[/\\]+|$)`;
}

export function splitRoutePath(
  routePath: string,
  versions: VersionSet = siteConfig.multiVersion,
): RouteParts {
  const rooted = routePath.startsWith('/') ? routePath : `/${routePath}`;
  const end = '(?![^/?#])';
  const pattern = new RegExp(
    `^(?:/(${versionPattern(versions)})${end})?(?:/(${LOCALE_SEGMENTS.zh})${end})?`,
    'i',
  );
  const [prefix = '', version, locale] = pattern.exec(rooted) ?? [];
  const rest = rooted.slice(prefix.length);
  return {
    version:
      versions.versions.find((name) => name.toLowerCase() === version?.toLowerCase()) ?? versions.default,
    locale: locale === undefined ? 'en' : 'zh',
    path: rest.startsWith('/') ? rest : `/${rest}`,
  };
}

export function joinRoutePath(parts: RouteParts, versions: VersionSet = siteConfig.multiVersion): string {
  const version = parts.version === versions.default ? '' : parts.version;
  const prefix = [version, LOCALE_SEGMENTS[parts.locale]].filter((segment) => segment !== '');
  return prefix.map((segment) => `/${segment}`).join('') + parts.path;
}
