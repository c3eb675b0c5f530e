import { lazy, Suspense, useEffect, useMemo, useState, type ComponentProps, type ComponentType } from 'react';
import { LinkProvider, ProgressBar } from '@docs/ui';
import { reloadOnce } from './boot/document-load.ts';
import { readyEvent, searchEvent } from './boot/events.ts';
import type { PageLoader } from './page/page-loader.ts';
import type { LoadedPage } from './page/page-module.ts';
import { PageView } from './page/PageView.tsx';
import { showHead } from './page/show-head.ts';
import { NavigationContext } from './routing/navigation.ts';
import { forgetRedirect } from './routing/redirect-memory.ts';
import { withoutRegions } from './routing/regions.ts';
import { RouterLink } from './routing/RouterLink.tsx';
import { useArrival } from './routing/use-arrival.ts';
import { useHiddenRegions } from './routing/use-hidden-regions.ts';
import { useShownPage } from './routing/use-shown-page.ts';
import { useVisiblePreload } from './routing/use-visible-preload.ts';
import type { SearchHost as SearchFeature } from './search/SearchHost.tsx';
import { useSearchKey } from './search/use-search-key.ts';
import { useAppliedTheme } from './theme/use-applied-theme.ts';

/** A deploy may have taken the chunk away: a document of the new one brings its own. */
async function importSearch() {
  try {
    return await import('./search/search-feature.ts');
  } catch (error) {
    console.error(error);
    reloadOnce();
    return null;
  }
}
const SearchHost = lazy<ComponentType<ComponentProps<typeof SearchFeature>>>(async () => ({
  default: (await importSearch())?.SearchHost ?? (() => null),
}));

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
    showHead(facts).catch((error: unknown) => console.error(error));
  }, [facts]);

  // The notice spoke of the page that the reader was sent to.
  useEffect(() => {
    if (page !== initial) forgetRedirect();
  }, [page, initial]);

  const search = useMemo(
    () => ({
      open: () => setSearchText(''),
      warm: () => void importSearch().then((feature) => feature?.warmSearch(facts.locale)),
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
        {searchText !== null && (
          <Suspense>
            <SearchHost locale={facts.locale} initialQuery={searchText} onClose={() => setSearchText(null)} />
          </Suspense>
        )}
      </LinkProvider>
    </NavigationContext>
  );
}
