import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { LinkProvider, ProgressBar } from '@docs/ui';
import { readyEvent, searchEvent } from './boot/events.ts';
import { applyHead } from './page/apply-head.ts';
import { counterpartOf, headOf } from './page/head.ts';
import type { PageLoader } from './page/page-loader.ts';
import type { LoadedPage } from './page/page-module.ts';
import { PageView } from './page/PageView.tsx';
import { NavigationContext } from './routing/navigation.ts';
import { RouterLink } from './routing/RouterLink.tsx';
import { useShownPage } from './routing/use-shown-page.ts';
import { useSearchKey } from './search/use-search-key.ts';

const importSearch = () => import('./search/search-feature.ts');
const SearchHost = lazy(async () => ({ default: (await importSearch()).SearchHost }));

interface SiteProps {
  readonly initial: LoadedPage;
  readonly loader: PageLoader;
}

/** Everything under the router: the page on the screen, the way between pages, and search on top. */
export function Site({ initial, loader }: SiteProps) {
  const { page, navigation, isLoading } = useShownPage(initial, loader);
  /** Text that the dialog opens with; null while it is closed. */
  const [searchText, setSearchText] = useState<string | null>(null);
  const { facts } = page;

  useEffect(() => {
    const onSearch = (event: Event) => {
      setSearchText(event instanceof CustomEvent && typeof event.detail === 'string' ? event.detail : '');
    };
    window.addEventListener(searchEvent, onSearch);
    window.dispatchEvent(new CustomEvent(readyEvent));
    return () => window.removeEventListener(searchEvent, onSearch);
  }, []);

  useSearchKey(() => setSearchText((text) => (text === null ? '' : null)));

  useEffect(() => {
    applyHead(headOf(facts, counterpartOf(facts), import.meta.env.SITE_HOST));
  }, [facts]);

  const search = useMemo(
    () => ({
      open: () => setSearchText(''),
      warm: () => void importSearch().then(({ warmSearch }) => warmSearch(facts.locale)),
    }),
    [facts.locale],
  );

  return (
    <NavigationContext value={navigation}>
      <LinkProvider component={RouterLink}>
        <ProgressBar active={isLoading} />
        <PageView page={page} search={search} />
        {searchText !== null && (
          <Suspense>
            <SearchHost locale={facts.locale} initialQuery={searchText} onClose={() => setSearchText(null)} />
          </Suspense>
        )}
      </LinkProvider>
    </NavigationContext>
  );
}
