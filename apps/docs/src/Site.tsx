import { useEffect, useMemo } from 'react';
import { siteConfig } from '@docs/content/site';
import { LinkProvider, LiveRegion, ProgressBar } from '@docs/ui';
import { readyEvent, rootData } from './document/signals.ts';
import type { PageLoader } from './data/page-loader.ts';
import type { LoadedPage } from './data/page.ts';
import { PageView } from './shell/PageView.tsx';
import { showHead } from './document/show-head.ts';
import { NavigationContext } from './navigation/navigation.ts';
import { forgetRedirect } from './document/document-load.ts';
import { withoutRegions, useHiddenRegions } from './navigation/hidden-regions.ts';
import { RouterLink } from './navigation/RouterLink.tsx';
import { useAfterNavigation } from './navigation/use-after-navigation.ts';
import { useShownPage } from './navigation/use-shown-page.ts';
import { useVisiblePreload } from './navigation/use-visible-preload.ts';
import { useSearch } from './search/use-search.ts';
import { applyTheme, themeStore } from './document/theme.ts';

interface SiteProps {
  readonly initial: LoadedPage;
  readonly loader: PageLoader;
}

/** Everything below the router: the rendered page and navigation. Search is another React root. */
export function Site({ initial, loader }: SiteProps) {
  const { page, navigation, isMissing, isLoading } = useShownPage(initial, loader);
  useAfterNavigation(page, isMissing);
  const hidden = useHiddenRegions();
  const shown = useMemo(() => withoutRegions(page, hidden), [page, hidden]);
  useVisiblePreload(page.facts.routePath, navigation.preload);
  const { facts } = page;

  const warmSearch = useSearch(facts.locale, navigation);

  useEffect(() => {
    // The boot script replays early clicks. React drops clicks on a dehydrated boundary while it runs effects; at any
    // other time it hydrates the boundary first.
    queueMicrotask(() => {
      rootData().hydrated = '';
      window.dispatchEvent(new Event(readyEvent));
    });
  }, []);

  useEffect(() => {
    showHead(facts).catch((error: unknown) => console.error(error));
  }, [facts]);

  // Applies changes in this and other tabs. The boot script has applied the stored theme before the first paint.
  useEffect(() => {
    if (!siteConfig.darkMode) return;
    return themeStore.subscribe(() => applyTheme(themeStore.get()));
  }, []);

  // The redirect notice applies only to the first page.
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
