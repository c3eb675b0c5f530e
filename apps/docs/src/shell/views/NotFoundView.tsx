import { useLocation } from 'react-router-dom';
import { besideRoute, localeOf, splitRoutePath, withoutBase, withVersion } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import type { Locale, RouteEntry } from '@docs/content/types';
import { NotFound, PageMain, type NotFoundProps } from '@docs/ui';
import { messagesOf } from '../../data/messages.ts';
import type { LoadedPage } from '../../data/page.ts';
import { mainId } from '../ids.ts';
import type { ViewProps } from '../page-parts.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { SiteShell } from '../SiteShell.tsx';
import { suggestPages } from '../suggest-pages.ts';

type Texts = Omit<NotFoundProps, 'home'>;

const linksTo = (routes: readonly RouteEntry[]) =>
  routes.map(({ routePath, title }) => ({ href: routePath, text: title ?? '' }));

function notFoundTexts(locale: Locale, address: string | null, routes: readonly RouteEntry[]): Texts {
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

/** Lists all pages of the language that can be read. */
function offlineTexts(
  { messages, available }: NonNullable<LoadedPage['offline']>,
  routes: readonly RouteEntry[],
): Texts {
  return {
    code: messages['offline.code'],
    title: messages['offline.title'],
    text: messages['offline.text'],
    suggestions: {
      title: messages['offline.pages'],
      links: linksTo(routes.filter(({ routePath, title }) => title !== null && available.has(routePath))),
    },
  };
}

const routesOf = ({ routes = [] }: LoadedPage, locale: Locale) =>
  routes.filter(({ routePath }) => localeOf(routePath) === locale);

/** The version and the suggestions appear after hydration: 404.html is the same file for every URL. */
export function NotFoundView({ page, onWarmSearch }: ViewProps) {
  const { pathname } = useLocation();
  const address = useHydrated() ? withoutBase(siteConfig.base, pathname) : null;
  const { locale } = page.facts;
  const routePath =
    address === null
      ? page.facts.routePath
      : withVersion(page.facts.routePath, splitRoutePath(address).version);
  return (
    <SiteShell facts={{ ...page.facts, routePath }} onWarmSearch={onWarmSearch}>
      <PageMain id={mainId(locale)}>
        <NotFound
          {...(page.offline
            ? offlineTexts(page.offline, routesOf(page, locale))
            : notFoundTexts(locale, address, page.routes ?? []))}
          home={{ href: besideRoute(routePath, '/'), text: messagesOf(locale)['notFound.home'] }}
        />
      </PageMain>
    </SiteShell>
  );
}
