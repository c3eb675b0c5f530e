/**
 * The shapes that content gives away: plain data, parsed once, readonly from then on.
 * All text offsets are UTF-16 code units. This file imports nothing.
 */

/** Our key of a language. `lang` in HTML is `en` or `zh-CN`. */
export type Locale = 'en' | 'zh';

export type PageType = 'home' | 'doc' | 'custom' | 'blank' | '404';

/** Text of one line; a string where it has no marks. Plain strings and data: nothing parses it again. */
export type InlineText = string | readonly InlinePart[];

export type InlinePart =
  | string
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly InlinePart[] };

/** One entry of a page's table of contents; depth 2 to 4; charIndex into the page's plain text, -1 when unknown. */
export interface TocEntry {
  readonly text: string;
  readonly id: string;
  readonly depth: number;
  readonly charIndex: number;
}

/** The facts of a configuration option, drawn as the fact table under the lead. Code, not prose. */
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

/** Parsed frontmatter: a key that is absent in the file takes the default named here. */
export interface Frontmatter {
  readonly title: string;
  /** One sentence: the lead under the title, the head's description, the start of the search text. */
  readonly description: string;
  /** default `doc` */
  readonly pageType: PageType;
  /** Overview pages list the pages of their section, `all-pages` those of all sections. */
  readonly overview: boolean;
  readonly titleSuffix?: string;
  /** Text in the sidebar where it is not the title. */
  readonly sidebarTitle?: string;
  readonly option?: OptionFacts;
  /** ISO date-time with zone; release pages only. */
  readonly publishedAt?: string;
  /** Feed ids that this page links to in its head (`link-rss`). */
  readonly feeds: readonly string[];
  readonly hero?: Hero;
  readonly features: readonly Feature[];
  readonly navbar: boolean;
  readonly sidebar: boolean;
  readonly outline: boolean;
  readonly footer: boolean;
  readonly globalUIComponents: boolean;
  /** A page that is no part of the documentation itself: in no sidebar, search, sitemap or count. */
  readonly unlisted: boolean;
}

/** Where the link to the other language leads. */
export interface Counterpart {
  readonly routePath: string;
  /** False where the page is missing in that language: then this is its nearest parent that exists. */
  readonly isSamePage: boolean;
}

/** What a page module exports as `page` and what the shell needs to draw around it. */
export interface PageFacts {
  readonly routePath: string;
  /** Relative to `pages/`, with `/` separators: `en/config/server/port.mdx`. */
  readonly sourcePath: string;
  readonly locale: Locale;
  readonly counterpart: Counterpart;
  readonly frontmatter: Frontmatter;
  readonly toc: readonly TocEntry[];
  /** Whether the page has a set of tabs; what draws one is loaded with such pages only. */
  readonly hasTabs: boolean;
  /** The last commit that touched the source, in UTC; null without history. */
  readonly lastUpdated: DateText | null;
  /** Release pages only. */
  readonly published: DateText | null;
  /** The feeds that the page's head links to, with absolute URLs. */
  readonly feeds: readonly FeedLink[];
}

/** Formatted at build: the first use of `Intl` costs a phone more than the rest of a page's shell. */
export interface DateText {
  /** ISO date-time. */
  readonly iso: string;
  /** The day, in the language of the page. */
  readonly text: string;
}

/** One line of the route table, `dist/routes.json`. */
export interface RouteEntry {
  readonly routePath: string;
  /** Null where the page is unlisted: nothing leads to it. */
  readonly title: string | null;
  readonly sourcePath: string;
  readonly locale: Locale;
  readonly pageType: PageType;
  /** The same page in the other language; null where there is none. */
  readonly counterpart: string | null;
}

/** One page of `dist/page-index.<locale>.json`; `lang`, `version` and `_relativePath` are the specification's names. */
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

/** Sidebar as resolved at build, `dist/sidebars/<section>.<locale>.json`: ready to draw. */
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
 * Overview data of a section, `dist/overviews/<section>.<locale>.json`, and of all sections in `all-pages` there:
 * fetched by overview pages only.
 */
export interface OverviewGroup {
  readonly text: string;
  readonly pages: readonly {
    readonly routePath: string;
    readonly title: string;
    readonly description: string;
    readonly published: DateText | null;
    readonly headers: readonly { readonly id: string; readonly text: string }[];
  }[];
}

/** A page as given to the search engine. */
export interface SearchDocument {
  readonly routePath: string;
  readonly title: string;
  readonly content: string;
  readonly toc: readonly TocEntry[];
  /** Empty for this site. */
  readonly domain: string;
  /** Words of the sidebar group that the page stands in. */
  readonly group?: string;
}

/** `dist/search/manifest.json`. */
export type SearchManifest = Readonly<
  Record<Locale, { readonly file: string; readonly contentHash: string; readonly documents: number }>
>;
