/**
 * Public data types of this package. All text offsets are UTF-16 code units. This file must not import anything.
 */

/** Key of a locale; `LocaleInfo.lang` has the language tag for HTML. */
export type Locale = 'en' | 'zh';

/** `404` is the page for unknown paths, which has no source. */
export type PageType = 'home' | 'doc' | 'custom' | 'blank' | '404';

/** Parsed inline Markdown; a string if it has no formatting. */
export type InlineText = string | readonly InlinePart[];

export type InlinePart =
  | string
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly InlinePart[] };

/** A heading in the table of contents: depth 2 to 4, `charIndex` in the page's plain text or -1 if unknown. */
export interface TocEntry {
  readonly text: string;
  readonly id: string;
  readonly depth: number;
  readonly charIndex: number;
}

/** Type, default and first version of an option, as code; rendered as a table under the description. */
export interface OptionFacts {
  readonly type: string;
  readonly default: string;
  readonly since?: string;
}

export interface HeroAction {
  readonly theme: 'brand' | 'alt';
  readonly text: string;
  readonly link: string;
}

export interface HeroImage {
  readonly src: string | { readonly light: string; readonly dark: string };
  readonly alt: string;
  readonly srcset?: readonly string[];
  readonly sizes?: readonly string[];
}

export interface Hero {
  readonly name: string;
  /** Lines are separated by newlines. */
  readonly text: string;
  readonly tagline: string;
  readonly actions: readonly HeroAction[];
  readonly image?: HeroImage;
}

export type FeatureIcon = 'bolt' | 'box' | 'layers' | 'gauge' | 'plug' | 'sliders';

export interface Feature {
  readonly icon?: FeatureIcon;
  readonly title: string;
  readonly details: string;
  readonly link?: string;
  readonly span: 2 | 3 | 4 | 6;
}

/** Parsed frontmatter with defaults applied. */
export interface Frontmatter {
  readonly title: string;
  /** One sentence: rendered under the title, in `meta description` and as the first line of the search text. */
  readonly description: string;
  /** Default: `doc`. */
  readonly pageType: PageType;
  /** An overview page lists the pages of its section. */
  readonly overview: boolean;
  readonly titleSuffix?: string;
  /** Text in the sidebar. Default: `title`. */
  readonly sidebarTitle?: string;
  readonly option?: OptionFacts;
  /** ISO date-time with time zone; only on release pages. */
  readonly publishedAt?: string;
  /** Ids of the feeds that the page links to in its head (`link-rss`). */
  readonly feeds: readonly string[];
  /** Search words that the page does not have otherwise. */
  readonly keywords?: readonly string[];
  readonly hero?: Hero;
  readonly features: readonly Feature[];
  readonly navbar: boolean;
  readonly sidebar: boolean;
  readonly outline: boolean;
  readonly footer: boolean;
  readonly globalUIComponents: boolean;
  /** Excludes the page from sidebars, search, the sitemap and page counts. */
  readonly unlisted: boolean;
}

/** Target of the link to the other locale. */
export interface Counterpart {
  readonly routePath: string;
  /** False if the page is missing in that locale; `routePath` is then its nearest existing parent. */
  readonly isSamePage: boolean;
}

/** Exported by a page module as `page`; the shell renders the page frame from it. */
export interface PageFacts {
  readonly routePath: string;
  /** Relative to `pages/`, separated by `/`: `en/config/server/port.mdx`. */
  readonly sourcePath: string;
  readonly locale: Locale;
  readonly counterpart: Counterpart;
  readonly frontmatter: Frontmatter;
  readonly toc: readonly TocEntry[];
  /** Whether the page has tabs; the chunk that renders them is loaded only then. */
  readonly hasTabs: boolean;
  /** Date of the last commit that changed the source, in UTC; null without Git history. */
  readonly lastUpdated: DateText | null;
  /** Only on release pages. */
  readonly published: DateText | null;
  /** Feeds linked in the head. */
  readonly feeds: readonly FeedLink[];
}

/** Formatted at build time, because the first use of `Intl` is expensive on phones. */
export interface DateText {
  /** ISO date-time. */
  readonly iso: string;
  /** The date in the language of the page. */
  readonly text: string;
}

/** One line of the route table, `dist/routes.json`. */
export interface RouteEntry {
  readonly routePath: string;
  /** Null if the page is unlisted. */
  readonly title: string | null;
  readonly sourcePath: string;
}

/** One page of `dist/page-index.<locale>.json`. */
export interface PageIndexEntry {
  readonly title: string;
  readonly routePath: string;
  readonly lang: Locale;
  readonly toc: readonly TocEntry[];
  readonly frontmatter: Frontmatter;
  readonly version: '';
  readonly _relativePath: string;
  readonly feeds: readonly FeedLink[];
}

export interface FeedLink {
  readonly url: string;
  readonly mime: 'application/rss+xml' | 'application/atom+xml';
  readonly language: 'en' | 'zh-CN';
}

/** Resolved sidebar, `dist/sidebars/<section>.<locale>.json`. */
export type SidebarEntry =
  | { readonly kind: 'link'; readonly text: string; readonly routePath: string; readonly tag?: string }
  | {
      readonly kind: 'group';
      readonly text: string;
      readonly routePath?: string;
      readonly collapsible: boolean;
      readonly collapsed: boolean;
      readonly tag?: string;
      readonly items: readonly SidebarEntry[];
    }
  | { readonly kind: 'divider'; readonly style: 'dashed' | 'solid' }
  | { readonly kind: 'header'; readonly text: string };

/**
 * Pages of a section, `dist/overviews/<section>.<locale>.json`, or of all sections, `all-pages.<locale>.json`.
 * Loaded by overview pages only.
 */
export interface OverviewGroup {
  /** Of its heading; the same in both languages, and none that the page itself may have. */
  readonly id: string;
  readonly text: string;
  readonly pages: readonly {
    readonly routePath: string;
    readonly title: string;
    readonly description: string;
    readonly published: DateText | null;
    readonly headers: readonly { readonly id: string; readonly text: string }[];
  }[];
}

/** Input of the search engine. */
export interface SearchDocument {
  readonly routePath: string;
  readonly title: string;
  readonly content: string;
  readonly toc: readonly TocEntry[];
  /** Empty for pages of this site. */
  readonly domain: string;
  /** Title of the page's sidebar group. */
  readonly group?: string;
  /** From the frontmatter. */
  readonly keywords?: readonly string[];
  /** From the glossary of the site. */
  readonly synonyms?: readonly string[];
}

/** `search/<locale>.json` of the published site. Paths are relative to the base of the site. */
export interface SearchAddresses {
  readonly heads: string;
  readonly index: string;
  readonly contents: string;
  /** Changes with the index. */
  readonly contentHash: string;
}

/** `dist/search/manifest.json`. */
export type SearchManifest = Readonly<
  Record<
    Locale,
    {
      /** Of the documents. */
      readonly file: string;
      /** Of the index. */
      readonly contentHash: string;
      readonly documents: number;
    }
  >
>;
