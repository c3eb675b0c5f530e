import { hrefOf, localeOf } from '@docs/content/paths';
import { locales, siteConfig, type LocaleInfo } from '@docs/content/site';
import type { FeedLink, PageFacts } from '@docs/content/types';
import { titleOf } from './page-title.ts';

interface AlternatePage {
  readonly hreflang: LocaleInfo['lang'] | 'x-default';
  readonly href: string;
}

/** The data of a page's head. */
export interface Head {
  readonly kind: 'website' | 'article';
  readonly title: string;
  readonly lang: LocaleInfo['lang'];
  readonly description: string;
  /** `null` for the 404 page and for unlisted pages, which get `noindex`. */
  readonly canonical: string | null;
  readonly alternates: readonly AlternatePage[];
  readonly feeds: readonly FeedLink[];
  /** The Open Graph image. */
  readonly image: { readonly url: string; readonly alt: string };
}

export function headOf(facts: PageFacts, host: string): Head {
  const url = (routePath: string) => host + hrefOf(routePath, siteConfig);
  const { routePath, counterpart } = facts;
  const { pageType, unlisted } = facts.frontmatter;
  const isIndexed = pageType !== '404' && !unlisted;
  const pages = isIndexed && counterpart.isSamePage ? [routePath, counterpart.routePath].toSorted() : [];
  return {
    kind: pageType === 'home' ? 'website' : 'article',
    title: titleOf(facts),
    lang: locales[facts.locale].lang,
    description: facts.frontmatter.description || siteConfig.description[facts.locale],
    canonical: isIndexed ? url(routePath) : null,
    alternates: [
      ...pages.map((page) => ({ hreflang: locales[localeOf(page)].lang, href: url(page) })),
      ...pages
        .filter((page) => localeOf(page) === 'en')
        .map((page) => ({ hreflang: 'x-default' as const, href: url(page) })),
    ],
    feeds: facts.feeds,
    image: {
      url: `${host}${siteConfig.base}${facts.locale === 'en' ? 'og' : `og-${facts.locale}`}.png`,
      alt: siteConfig.description[facts.locale],
    },
  };
}

export interface HeadElement {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** Selects exactly the elements that `headElements` creates: those that differ between pages. */
export const headElementsSelector =
  'meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"], link[rel="alternate"]';

/** Open Graph locales have an underscore and a territory. */
const ogLocales = { en: 'en_US', 'zh-CN': 'zh_CN' } as const;

/** Size of `public/og.png` and `public/og-zh.png`, in pixels. */
const imageSize = { width: '1200', height: '630' } as const;

const meta = (name: string, content: string): HeadElement => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { property: `og:${name}`, content },
});
const link = (attributes: HeadElement['attributes']): HeadElement => ({ tag: 'link', attributes });

function openGraph(head: Head, canonical: string): readonly HeadElement[] {
  const others = head.alternates.flatMap(({ hreflang }) =>
    hreflang === head.lang || hreflang === 'x-default' ? [] : [ogLocales[hreflang]],
  );
  return [
    property('type', head.kind),
    property('site_name', siteConfig.title),
    property('title', head.title),
    property('description', head.description),
    property('url', canonical),
    property('locale', ogLocales[head.lang]),
    ...others.map((locale) => property('locale:alternate', locale)),
    property('image', head.image.url),
    property('image:width', imageSize.width),
    property('image:height', imageSize.height),
    property('image:alt', head.image.alt),
  ];
}

/** The elements of the head; the build prints them, a navigation inserts them. */
export function headElements(head: Head): readonly HeadElement[] {
  return [
    meta('description', head.description),
    ...(head.canonical === null
      ? [meta('robots', 'noindex')]
      : [link({ rel: 'canonical', href: head.canonical }), ...openGraph(head, head.canonical)]),
    ...head.alternates.map(({ hreflang, href }) => link({ rel: 'alternate', hreflang, href })),
    ...head.feeds.map(({ url, mime, language }) =>
      link({ rel: 'alternate', type: mime, hreflang: language, href: url }),
    ),
  ];
}
