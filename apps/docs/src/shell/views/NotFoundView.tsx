import { useLocation } from 'react-router-dom';
import { besideRoute, splitRoutePath, withoutBase, withVersion } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import { NotFound, PageMain } from '@docs/ui';
import { messagesOf } from '../../data/messages.ts';
import { mainId } from '../ids.ts';
import type { ViewProps } from '../page-parts.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { SiteShell } from '../SiteShell.tsx';
import { suggestPages } from '../suggest-pages.ts';

/** The version and the suggestions appear after hydration: 404.html is the same file for every URL. */
export function NotFoundView({ page, onWarmSearch }: ViewProps) {
  const { pathname } = useLocation();
  const address = useHydrated() ? withoutBase(siteConfig.base, pathname) : null;
  const { locale } = page.facts;
  const routePath =
    address === null
      ? page.facts.routePath
      : withVersion(page.facts.routePath, splitRoutePath(address).version);
  const messages = messagesOf(locale);
  const suggestions = address === null ? [] : suggestPages(address, page.routes ?? []);
  return (
    <SiteShell facts={{ ...page.facts, routePath }} onWarmSearch={onWarmSearch}>
      <PageMain id={mainId(locale)}>
        <NotFound
          code={messages['notFound.code']}
          title={messages['notFound.title']}
          text={messages['notFound.text']}
          suggestions={{
            title: messages['notFound.suggestions'],
            links: suggestions.map(({ routePath: href, title }) => ({ href, text: title ?? '' })),
          }}
          home={{ href: besideRoute(routePath, '/'), text: messages['notFound.home'] }}
        />
      </PageMain>
    </SiteShell>
  );
}
