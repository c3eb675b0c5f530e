import { siteConfig } from '../../site/settings.ts';
import type { Locale } from '../types.ts';

/** Versions of the site; the default one has no prefix. A site without versions has an empty list. */
export interface VersionSet {
  readonly default: string;
  readonly versions: readonly string[];
}

/** The parts of a route path. The version comes before the language: `/v2/zh/config/`. */
export interface RouteParts {
  readonly version: string;
  readonly locale: Locale;
  /** The part that all languages and versions of the page share; starts with `/`. */
  readonly path: string;
}

const LOCALE_SEGMENTS: Readonly<Record<Locale, string>> = { en: '', zh: 'zh' };

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Alternatives of the versions that have a prefix; matches nothing on a site without them. */
const versionNames = (versions: VersionSet): string =>
  versions.versions
    .filter((version) => version !== versions.default)
    .map(escapePattern)
    .join('|') || '(?!)';

/**
 * Pattern of the pathnames in a language, case-insensitive, in the syntax of both JavaScript and PCRE (nginx). The
 * first group is the base and the version. Consumes all slashes and backslashes after the language, so that a
 * redirect to the rest cannot leave the site.
 */
export function localePattern(
  segment: Locale,
  base = '/',
  versions: VersionSet = siteConfig.multiVersion,
): string {
  const prefix = escapePattern(base.replace(/\/$/, ''));
  return String.raw`^(${prefix}(?:/(?:${versionNames(versions)}))?)/${segment}(?:[/\\]+|$)`;
}

export function splitRoutePath(
  routePath: string,
  versions: VersionSet = siteConfig.multiVersion,
): RouteParts {
  const rooted = routePath.startsWith('/') ? routePath : `/${routePath}`;
  const end = '(?![^/?#])';
  const pattern = new RegExp(
    `^(?:/(${versionNames(versions)})${end})?(?:/(${LOCALE_SEGMENTS.zh})${end})?`,
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
