import { withLocale, withoutBase, withVersion, splitRoutePath, type VersionSet } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';

/** The home page in the version of an address and in a language; the defaults have no prefix. */
export function homePath(pathname: string, locale: Locale, versions: VersionSet): string {
  const path = withoutBase(siteConfig.base, pathname) ?? '/';
  const { version } = splitRoutePath(path, versions);
  return withVersion(withLocale('/', locale, versions), version, versions);
}
