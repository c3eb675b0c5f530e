import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { siteConfig } from '@docs/content/site';
import { LinkProvider, LiveRegion, ProgressBar } from '@docs/ui';
import { archivedModule, startRegistry } from './data/archive-registry.ts';
import { createPageLoader } from './data/page-loader.ts';
import type { LoadedPage } from './data/page.ts';
import { readyEvent, rootData } from './document/signals.ts';
import { applyTheme, themeStore } from './document/theme.ts';
import { CrashFallback } from './failure/CrashFallback.tsx';
import { ErrorBoundary } from './failure/ErrorBoundary.tsx';
import { siteHref } from './navigation/address.ts';
import { NavigationContext, type Navigation } from './navigation/navigation.ts';
import { RouterLink } from './navigation/RouterLink.tsx';
import { useSearch } from './search/use-search.ts';
import { idPrefix } from './shell/ids.ts';
import { loadParts } from './shell/page-parts.ts';
import { PageView } from './shell/PageView.tsx';
import '@docs/ui/styles.css';

/** Browsers refuse to change the path of a file, so each page is a document. */
const go = (href: string): Promise<void> => {
  location.assign(siteHref(href));
  return Promise.resolve();
};
const navigation: Navigation = { go, changeLanguage: go, preload: () => {} };

/** A page of the site without navigation inside the document. */
function ArchivedPage({ page }: { readonly page: LoadedPage }) {
  const { facts } = page;
  const warmSearch = useSearch(facts.locale, navigation);
  useEffect(() => {
    rootData().hydrated = '';
    window.dispatchEvent(new Event(readyEvent));
    return siteConfig.darkMode ? themeStore.subscribe(() => applyTheme(themeStore.get())) : undefined;
  }, []);
  return (
    <NavigationContext value={navigation}>
      <LinkProvider component={RouterLink}>
        {facts.frontmatter.globalUIComponents && <ProgressBar active={false} />}
        <PageView page={page} onWarmSearch={warmSearch} />
        <LiveRegion />
      </LinkProvider>
    </NavigationContext>
  );
}

/** The page then works as it does without JavaScript. */
const fail = (): void => {
  rootData().static = '';
};

async function start(): Promise<void> {
  const root = document.querySelector('body > .app');
  const { route } = rootData();
  if (!root || route === undefined) return;
  const page = await createPageLoader(async (file) => archivedModule(file), loadParts).load(route);
  hydrateRoot(
    root,
    <ErrorBoundary fallback={<CrashFallback />} onFailure={fail}>
      <MemoryRouter initialEntries={[route]}>
        <ArchivedPage page={page} />
      </MemoryRouter>
    </ErrorBoundary>,
    { identifierPrefix: idPrefix(page.facts.locale), onRecoverableError: (error) => console.error(error) },
  );
}

startRegistry();
// The scripts of the document are deferred, this one is the first.
addEventListener('DOMContentLoaded', () => {
  start().catch((error: unknown) => {
    console.error(error);
    fail();
  });
});
