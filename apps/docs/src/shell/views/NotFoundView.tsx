import { useLocation } from 'react-router-dom';
import { siteConfig } from '@docs/content/site';
import { NotFound, PageMain } from '@docs/ui';
import { SiteShell } from '../SiteShell.tsx';
import { homePath } from '../../navigation/address.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { mainId, type ViewProps } from '../../data/page.ts';
import { messagesOf } from '../../data/messages.ts';

export function NotFoundView({ page: { facts }, onWarmSearch }: ViewProps) {
  const messages = messagesOf(facts.locale);
  // 404.html is rendered once for all URLs, so the version is known only in the browser.
  const { pathname } = useLocation();
  const address = useHydrated() ? pathname : '/';
  return (
    <SiteShell facts={facts} onWarmSearch={onWarmSearch}>
      <PageMain id={mainId(facts.locale)}>
        <NotFound
          code={messages['notFound.code']}
          title={messages['notFound.title']}
          text={messages['notFound.text']}
          home={{
            href: homePath(address, facts.locale, siteConfig.multiVersion),
            text: messages['notFound.home'],
          }}
        />
      </PageMain>
    </SiteShell>
  );
}
