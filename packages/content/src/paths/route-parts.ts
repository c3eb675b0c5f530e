import type { Locale } from '../types.ts';

/** Versions of the site; the default one has no prefix. Without versions the set is `NO_VERSIONS`. */
export interface VersionSet {
  readonly default: string;
  readonly versions: readonly string[];
}

export const NO_VERSIONS: VersionSet = { default: '', versions: [] };

/** A route path taken apart. In the whole path the version comes before the language: `/v2/zh/config/`. */
export interface RouteParts {
  readonly version: string;
  readonly locale: Locale;
  /** The path that all languages and versions of the page share; starts with `/`. */
  readonly path: string;
}

const LOCALE_SEGMENTS: Readonly<Record<Locale, string>> = { en: '', zh: 'zh' };

export function splitRoutePath(routePath: string, versions: VersionSet = NO_VERSIONS): RouteParts {
  const afterVersion = takeSegment(routePath, (segment) =>
    versions.versions.some((version) => version !== versions.default && version === segment),
  );
  const afterLocale = takeSegment(
    afterVersion.rest,
    (segment) => segment.toLowerCase() === LOCALE_SEGMENTS.zh,
  );
  return {
    version: afterVersion.segment ?? versions.default,
    locale: afterLocale.segment === null ? 'en' : 'zh',
    path: afterLocale.rest,
  };
}

export function joinRoutePath(parts: RouteParts, versions: VersionSet = NO_VERSIONS): string {
  const version = parts.version === versions.default ? '' : parts.version;
  const prefix = [version, LOCALE_SEGMENTS[parts.locale]].filter((segment) => segment !== '');
  return prefix.map((segment) => `/${segment}`).join('') + parts.path;
}

/** The first segment when it is wanted, and the path behind it; segments are compared whole. */
function takeSegment(
  path: string,
  wanted: (segment: string) => boolean,
): { readonly segment: string | null; readonly rest: string } {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const end = rooted.slice(1).search(/[/?#]/);
  const segment = end === -1 ? rooted.slice(1) : rooted.slice(1, end + 1);
  if (segment === '' || !wanted(segment)) return { segment: null, rest: rooted };
  const rest = rooted.slice(segment.length + 1);
  return { segment, rest: rest.startsWith('/') ? rest : `/${rest}` };
}
