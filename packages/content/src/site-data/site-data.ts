import type { FeedInfo, LocaleInfo, SidebarSource, SiteConfig, UiStrings } from '../../site/index.ts';
import type { Locale } from '../types.ts';

/** The part of the site's own data that artifacts are made of; `site/build-data.ts` has it, tests bring their own. */
export interface SiteData {
  readonly siteConfig: SiteConfig;
  readonly locales: Readonly<Record<Locale, LocaleInfo>>;
  readonly localeList: readonly Locale[];
  readonly sidebars: readonly SidebarSource[];
  readonly uiStrings: Readonly<Record<Locale, UiStrings>>;
  readonly feeds: readonly FeedInfo[];
}

/** Where content is read, where artifacts go, and for which host they are. */
export interface ContentFolders {
  /** Absolute; holds `pages/`, `site/` and `dist/`. */
  readonly packageRoot: string;
  /** Absolute. */
  readonly pagesRoot: string;
  /** Absolute. */
  readonly distRoot: string;
}

export function contentFolders(packageRoot: string): ContentFolders {
  return { packageRoot, pagesRoot: `${packageRoot}/pages`, distRoot: `${packageRoot}/dist` };
}

/**
 * The address that all absolute URLs start with: `SITE_HOST` of the environment, else the default of the site, and
 * the base. No slash at the end.
 */
export function siteRoot(
  { defaultHost, base }: SiteConfig,
  environment: Readonly<NodeJS.ProcessEnv> = process.env,
): string {
  const host = (environment.SITE_HOST || defaultHost).replace(/\/+$/, '');
  return host + base.replace(/\/+$/, '');
}
