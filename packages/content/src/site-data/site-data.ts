import type { FeedInfo, LocaleInfo, SidebarSource, SiteConfig, UiStrings } from '../../site/index.ts';
import type { Locale } from '../types.ts';
import { publicationOf } from './publication.ts';

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
  /** Absolute; holds `pages/`, `public/`, `site/` and `dist/`. */
  readonly packageRoot: string;
  /** Absolute. */
  readonly pagesRoot: string;
  /** Absolute; files that are served as they are. */
  readonly publicRoot: string;
  /** Absolute. */
  readonly distRoot: string;
}

export function contentFolders(packageRoot: string): ContentFolders {
  return {
    packageRoot,
    pagesRoot: `${packageRoot}/pages`,
    publicRoot: `${packageRoot}/public`,
    distRoot: `${packageRoot}/dist`,
  };
}

/** What all absolute URLs start with: the host and the base, without a slash at the end. */
export function siteRoot(config: SiteConfig): string {
  return publicationOf(config).host + config.base.replace(/\/+$/, '');
}
