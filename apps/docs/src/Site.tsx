import { createElement, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { siteConfig } from '@docs/content/site';
import { LinkProvider, ProgressBar } from '@docs/ui';
import { readyEvent, searchEvent } from './boot/events.ts';
import { ErrorBoundary } from './failure/ErrorBoundary.tsx';
import type { PageLoader } from './page/page-loader.ts';
import type { LoadedPage } from './page/page-module.ts';
import { PageView } from './page/PageView.tsx';
import { showHead } from './page/show-head.ts';
import { useChunk } from './page/use-chunk.ts';
import { NavigationContext } from './routing/navigation.ts';
import { forgetRedirect } from './routing/redirect-memory.ts';
import { withoutRegions } from './routing/regions.ts';
import { RouterLink } from './routing/RouterLink.tsx';
import { useArrival } from './routing/use-arrival.ts';
import { useHiddenRegions } from './routing/use-hidden-regions.ts';
import { useShownPage } from './routing/use-shown-page.ts';
import { useVisiblePreload } from './routing/use-visible-preload.ts';
import { useSearchKey } from './search/use-search-key.ts';
import { useAppliedTheme } from './theme/use-applied-theme.ts';

const importSearch = () => import('./search/search-feature.ts');
const loadSearch = async () => (await importSearch()).SearchHost;

interface SiteProps {
  readonly initial: LoadedPage;
  readonly loader: PageLoader;
}

/** Everything under the router: the page on the screen, the way between pages, and search on top. */
export function Site({ initial, loader }: SiteProps) {
  const { page, navigation, isMissing, isLoading } = useShownPage(initial, loader);
  const announcement = useArrival(page, isMissing);
  const hidden = useHiddenRegions();
  const shown = useMemo(() => withoutRegions(page, hidden), [page, hidden]);
  useVisiblePreload(page.facts.routePath, navigation.preload);
  useAppliedTheme();
  /** Text that the dialog opens with; null while it is closed. */
  const [searchText, setSearchText] = useState<string | null>(null);
  const closeSearch = useCallback(() => setSearchText(null), []);
  const isSearching = searchText !== null && siteConfig.search !== false;
  const SearchHost = useChunk(loadSearch, isSearching, closeSearch);
  const { facts } = page;

  useEffect(() => {
    const onSearch = (event: Event) => {
      setSearchText(event instanceof CustomEvent && typeof event.detail === 'string' ? event.detail : '');
    };
    window.addEventListener(searchEvent, onSearch);
    // The boot script clicks what the reader has clicked. React drops a click on a section that it has yet to hydrate
    // while it runs effects, and hydrates the section first at any other time.
    queueMicrotask(() => window.dispatchEvent(new CustomEvent(readyEvent)));
    return () => window.removeEventListener(searchEvent, onSearch);
  }, []);

  useSearchKey(() => setSearchText((text) => (text === null ? '' : null)), siteConfig.search !== false);

  useEffect(() => {
    showHead(facts).catch((error: unknown) => console.error(error));
  }, [facts]);

  // The notice spoke of the page that the reader was sent to.
  useEffect(() => {
    if (page !== initial) forgetRedirect();
  }, [page, initial]);

  const search = useMemo(
    () => ({
      open: () => setSearchText(''),
      // A courtesy: opening loads it by itself, and says what is wrong.
      warm: () =>
        void importSearch()
          .then(({ warmSearch }) => warmSearch(facts.locale))
          .catch(() => {}),
    }),
    [facts.locale],
  );

  return (
    <NavigationContext value={navigation}>
      <LinkProvider component={RouterLink}>
        {shown.facts.frontmatter.globalUIComponents && <ProgressBar active={isLoading} />}
        <PageView page={shown} search={search} />
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
        {isSearching && SearchHost && (
          <ErrorBoundary fallback={null} onFailure={closeSearch}>
            <Suspense>
              {createElement(SearchHost, {
                locale: facts.locale,
                initialQuery: searchText,
                onClose: closeSearch,
              })}
            </Suspense>
          </ErrorBoundary>
        )}
      </LinkProvider>
    </NavigationContext>
  );
}
