import { hrefOf, localeOf } from '@docs/content/paths';
import { locales, siteConfig, type LocaleInfo } from '@docs/content/site';
import type { FeedLink, PageFacts } from '@docs/content/types';
import { titleOf } from './page-title.ts';

interface AlternatePage {
  readonly hreflang: LocaleInfo['lang'] | 'x-default';
  readonly href: string;
}

/** What the head of a page says; see head-elements.ts for how. */
export interface Head {
  readonly kind: 'website' | 'article';
  readonly title: string;
  readonly lang: LocaleInfo['lang'];
  readonly description: string;
  /** Null for a page that is none, or unlisted: it is not to be indexed. */
  readonly canonical: string | null;
  readonly alternates: readonly AlternatePage[];
  readonly feeds: readonly FeedLink[];
  /** The picture of a shared link. */
  readonly image: { readonly url: string; readonly alt: string };
}

/** @param counterpart route of the same page in the other language, null where there is none */
export function headOf(facts: PageFacts, counterpart: string | null, host: string): Head {
  const url = (routePath: string) => host + hrefOf(routePath, siteConfig);
  const pages = [facts.routePath, ...(counterpart === null ? [] : [counterpart])].toSorted();
  const { pageType, unlisted } = facts.frontmatter;
  const known = pageType !== '404' && !unlisted;
  return {
    kind: pageType === 'home' ? 'website' : 'article',
    title: titleOf(facts),
    lang: locales[facts.locale].lang,
    description: facts.frontmatter.description || siteConfig.description[facts.locale],
    canonical: known ? url(facts.routePath) : null,
    alternates:
      known && pages.length > 1
        ? [
            ...pages.map((page) => ({ hreflang: locales[localeOf(page)].lang, href: url(page) })),
            {
              hreflang: 'x-default',
              href: url(pages.find((page) => localeOf(page) === 'en') ?? facts.routePath),
            },
          ]
        : [],
    feeds: facts.feeds,
    image: {
      url: `${host}${siteConfig.base}${facts.locale === 'en' ? 'og' : `og-${facts.locale}`}.png`,
      alt: siteConfig.description[facts.locale],
    },
  };
}

/** The same page in the other language, null where there is none. */
export const counterpartOf = ({ counterpart }: PageFacts): string | null =>
  counterpart.isSamePage ? counterpart.routePath : null;
