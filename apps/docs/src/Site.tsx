import { useEffect, useMemo } from 'react';
import { LinkProvider, LiveRegion, ProgressBar } from '@docs/ui';
import { readyEvent } from './boot/events.ts';
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
import { useSearch } from './search/use-search.ts';
import { useAppliedTheme } from './theme/use-applied-theme.ts';

interface SiteProps {
  readonly initial: LoadedPage;
  readonly loader: PageLoader;
}

/** Everything under the router: the page on the screen and the way between pages. Search is another React root. */
export function Site({ initial, loader }: SiteProps) {
  const { page, navigation, isMissing, isLoading } = useShownPage(initial, loader);
  useArrival(page, isMissing);
  const hidden = useHiddenRegions();
  const shown = useMemo(() => withoutRegions(page, hidden), [page, hidden]);
  useVisiblePreload(page.facts.routePath, navigation.preload);
  useAppliedTheme();
  const { facts } = page;

  const warmSearch = useSearch(facts.locale, navigation);

  useEffect(() => {
    // The boot script repeats early clicks. React drops a click on a boundary that is not hydrated while it runs
    // effects; at any other time it hydrates the boundary first.
    queueMicrotask(() => {
      document.documentElement.dataset['hydrated'] = '';
      window.dispatchEvent(new Event(readyEvent));
    });
  }, []);

  useEffect(() => {
    showHead(facts).catch((error: unknown) => console.error(error));
  }, [facts]);

  // The notice spoke of the page that the reader was sent to.
  useEffect(() => {
    if (page !== initial) forgetRedirect();
  }, [page, initial]);

  return (
    <NavigationContext value={navigation}>
      <LinkProvider component={RouterLink}>
        {shown.facts.frontmatter.globalUIComponents && <ProgressBar active={isLoading} />}
        <PageView page={shown} onWarmSearch={warmSearch} />
        <LiveRegion />
      </LinkProvider>
    </NavigationContext>
  );
}
