import { useLocation } from 'react-router-dom';
import { besideRoute, localeOf, splitRoutePath, withoutBase, withVersion } from '@docs/content/paths';
import { locales, siteConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { NotFound, PageMain, type NotFoundProps } from '@docs/ui';
import { messagesOf } from '../../data/messages.ts';
import type { LoadedPage, PageTitle } from '../../data/page.ts';
import { mainId } from '../ids.ts';
import type { ViewProps } from '../page-parts.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { SiteShell } from '../SiteShell.tsx';
import { suggestPages } from '../suggest-pages.ts';

type Texts = Omit<NotFoundProps, 'home'>;

const linksTo = (routes: readonly PageTitle[]) =>
  routes.map(({ routePath, title }) => ({
    href: routePath,
    text: title ?? '',
    lang: locales[localeOf(routePath)].lang,
  }));

function notFoundTexts(locale: Locale, address: string | null, routes: readonly PageTitle[]): Texts {
  const messages = messagesOf(locale);
  return {
    code: messages['notFound.code'],
    title: messages['notFound.title'],
    text: messages['notFound.text'],
    suggestions: {
      title: messages['notFound.suggestions'],
      links: address === null ? [] : linksTo(suggestPages(address, routes)),
    },
  };
}

/**
 * Lists the same page in the other language, then all pages of the language that can be read, the last opened first; if
 * there are none, those of all languages.
 */
function offlineTexts(
  { messages, available, opened }: NonNullable<LoadedPage['offline']>,
  { facts: { locale, counterpart }, routes = [] }: LoadedPage,
): Texts {
  const rank = ({ routePath }: PageTitle) =>
    opened.includes(routePath) ? opened.indexOf(routePath) : opened.length;
  const readable = routes
    .filter(({ routePath, title }) => title !== null && available.has(routePath))
    .toSorted((a, b) => rank(a) - rank(b));
  const own = readable.filter(({ routePath }) => localeOf(routePath) === locale);
  const isTranslation = ({ routePath }: PageTitle) =>
    counterpart.isSamePage && routePath === counterpart.routePath;
  const others = own.length > 0 ? own : readable.filter((route) => !isTranslation(route));
  return {
    code: messages['offline.code'],
    title: messages['offline.title'],
    text: messages['offline.text'],
    suggestions: {
      title: messages['offline.pages'],
      links: linksTo([...readable.filter(isTranslation), ...others]),
    },
  };
}

/** The version and the suggestions appear after hydration: 404.html is the same file for every URL. */
export function NotFoundView({ page, onWarmSearch }: ViewProps) {
  const { pathname } = useLocation();
  const address = useHydrated() ? withoutBase(siteConfig.base, pathname) : null;
  const { locale } = page.facts;
  const routePath =
    address === null
      ? page.facts.routePath
      : withVersion(page.facts.routePath, splitRoutePath(address).version);
  const home = besideRoute(routePath, '/');
  return (
    <SiteShell facts={{ ...page.facts, routePath }} onWarmSearch={onWarmSearch}>
      <PageMain id={mainId(locale)}>
        <NotFound
          {...(page.offline
            ? offlineTexts(page.offline, page)
            : notFoundTexts(locale, address, page.routes ?? []))}
          home={
            page.offline?.available.has(home) === false
              ? null
              : { href: home, text: messagesOf(locale)['notFound.home'] }
          }
        />
      </PageMain>
    </SiteShell>
  );
}
