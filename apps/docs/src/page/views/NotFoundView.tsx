import { useLocation } from 'react-router-dom';
import { siteConfig } from '@docs/content/site';
import { NotFound, PageMain } from '@docs/ui';
import { SiteShell } from '../../chrome/SiteShell.tsx';
import { homePath } from '../../routing/home-path.ts';
import { useHydrated } from '../../routing/use-hydrated.ts';
import { mainId } from '../id-prefix.ts';
import type { ViewProps } from '../view-props.ts';
import { wordsOf } from '../words.ts';

export function NotFoundView({ page: { facts }, onWarmSearch }: ViewProps) {
  const words = wordsOf(facts.locale);
  // The file of this page is the same for every address: the version shows in the address alone.
  const { pathname } = useLocation();
  const address = useHydrated() ? pathname : '/';
  return (
    <SiteShell facts={facts} onWarmSearch={onWarmSearch}>
      <PageMain id={mainId(facts.locale)}>
        <NotFound
          code={words['notFound.code']}
          title={words['notFound.title']}
          text={words['notFound.text']}
          home={{
            href: homePath(address, facts.locale, siteConfig.multiVersion),
            text: words['notFound.home'],
          }}
        />
      </PageMain>
    </SiteShell>
  );
}
