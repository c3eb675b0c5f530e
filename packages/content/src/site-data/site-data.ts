import type {
  FeedInfo,
  Glossary,
  LocaleInfo,
  SidebarSource,
  SiteConfig,
  UiStrings,
} from '../../site/index.ts';
import type { Term } from '../../site/terms.ts';
import type { Locale } from '../types.ts';
import { publicationOf } from './publication.ts';

/** Site data that the artifacts depend on: `site/build-data.ts`, or a fixture in tests. */
export interface SiteData {
  readonly siteConfig: SiteConfig;
  readonly locales: Readonly<Record<Locale, LocaleInfo>>;
  readonly localeList: readonly Locale[];
  readonly sidebars: readonly SidebarSource[];
  readonly uiStrings: Readonly<Record<Locale, UiStrings>>;
  readonly feeds: readonly FeedInfo[];
  readonly glossary: Glossary | null;
  readonly terms: readonly Term[];
}

export interface ContentFolders {
  /** Absolute; contains `pages/`, `public/`, `site/` and `dist/`. */
  readonly packageRoot: string;
  /** Absolute. */
  readonly pagesRoot: string;
  /** Absolute; its files are copied unchanged. */
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

/** Prefix of absolute URLs: host and base, without a trailing slash. */
export function siteRoot(config: SiteConfig): string {
  return publicationOf(config).host + config.base.replace(/\/+$/, '');
}
