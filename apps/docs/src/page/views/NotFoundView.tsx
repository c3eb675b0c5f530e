import { useLocation } from 'react-router-dom';
import routes from '@docs/content/artifacts/routes.json';
import { besideRoute, splitRoutePath, withoutBase, withVersion } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import { NotFound, PageMain } from '@docs/ui';
import { SiteShell } from '../../chrome/SiteShell.tsx';
import { useHydrated } from '../../routing/use-hydrated.ts';
import { withoutMarks } from '../page-title.ts';
import { suggestPages } from '../suggest-pages.ts';
import type { ViewProps } from '../view-props.ts';
import { wordsOf } from '../words.ts';

/** The version and the suggestions come after hydration: 404.html is the same file for every address. */
export function NotFoundView({ page, onWarmSearch }: ViewProps) {
  const { pathname } = useLocation();
  const address = useHydrated() ? withoutBase(siteConfig.base, pathname) : null;
  const { locale } = page.facts;
  const routePath =
    address === null
      ? page.facts.routePath
      : withVersion(page.facts.routePath, splitRoutePath(address).version);
  const facts = { ...page.facts, routePath };
  const words = wordsOf(locale);
  const suggestions = address === null ? [] : suggestPages(address, routes);
  return (
    <SiteShell facts={facts} onWarmSearch={onWarmSearch}>
      <PageMain>
        <NotFound
          code={words['notFound.code']}
          title={words['notFound.title']}
          text={words['notFound.text']}
          suggestions={{
            title: words['notFound.suggestions'],
            links: suggestions.map(({ routePath: href, title }) => ({
              href,
              text: withoutMarks(title ?? ''),
            })),
          }}
          home={{ href: besideRoute(routePath, '/'), text: words['notFound.home'] }}
        />
      </PageMain>
    </SiteShell>
  );
}
