import { besideRoute, withLocale } from '@docs/content/paths';
import { localeList, locales, type ChromeStrings } from '@docs/content/site';
import type { PageFacts } from '@docs/content/types';

export interface LanguageLink {
  readonly text: string;
  readonly href: string;
  readonly lang: string;
  readonly current: boolean;
  /** Said where the page does not exist in that language and the link leads near it. */
  readonly note?: string;
}

/** The same page in each language. An address without a page has the homes. */
export function languageLinks(
  { locale, routePath, counterpart, frontmatter }: PageFacts,
  words: ChromeStrings,
): readonly LanguageLink[] {
  const isUnknown = frontmatter.pageType === '404';
  return localeList.map((key) => {
    const { label: text, lang } = locales[key];
    const link = { text, lang, current: key === locale };
    if (isUnknown) return { ...link, href: withLocale(besideRoute(routePath, '/'), key) };
    if (link.current) return { ...link, href: routePath };
    const note = words['lang.missing'].replace('{language}', text);
    return { ...link, href: counterpart.routePath, ...(counterpart.isSamePage ? {} : { note }) };
  });
}
