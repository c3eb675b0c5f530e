import { hrefOf, localeOf, withLocale } from '@docs/content/paths';
import { locales, siteConfig } from '@docs/content/site';
import type { FeedLink, Locale, PageFacts } from '@docs/content/types';

interface AlternatePage {
  readonly hreflang: string;
  readonly href: string;
}

/** What the head of a page says; drawn as text at build, applied to the document on navigation. */
export interface Head {
  readonly title: string;
  readonly lang: string;
  readonly description: string;
  readonly canonical: string | null;
  readonly alternates: readonly AlternatePage[];
  readonly feeds: readonly FeedLink[];
}

/** `Page - Site`; a suffix that opens with its own `-` or `|` is joined by one space. */
export const joinTitle = (title: string, suffix: string): string =>
  suffix === '' ? title : /^[-|]/.test(suffix) ? `${title} ${suffix}` : `${title} - ${suffix}`;

const withoutMarks = (title: string) => title.replaceAll(/[`*]/g, '');

export function titleOf({ frontmatter }: PageFacts): string {
  switch (frontmatter.pageType) {
    case 'home':
      return joinTitle(siteConfig.title, frontmatter.titleSuffix ?? '');
    case 'doc':
      return joinTitle(withoutMarks(frontmatter.title), frontmatter.titleSuffix ?? siteConfig.title);
    case '404':
      return joinTitle('404', siteConfig.title);
    case 'custom':
    case 'blank':
      return siteConfig.title;
  }
}

/** @param counterpart route of the same page in the other language, null where there is none */
export function headOf(facts: PageFacts, counterpart: string | null, host: string): Head {
  const url = (routePath: string) => host + hrefOf(routePath, siteConfig);
  const pages = [facts.routePath, ...(counterpart === null ? [] : [counterpart])].toSorted();
  const known = facts.frontmatter.pageType !== '404';
  return {
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
  };
}

export const isLocale = (text: string | undefined): text is Locale => text === 'en' || text === 'zh';

/** The same page in the other language; both languages have every page, the 404 page has the other home. */
export const counterpartOf = ({ routePath, locale }: PageFacts): string =>
  withLocale(routePath, locale === 'en' ? 'zh' : 'en');
