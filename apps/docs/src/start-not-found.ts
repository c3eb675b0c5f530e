/** Client entry point of 404.html; a separate chunk because most visits do not need it. */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createRouteLookup, localeOf, resolveRoute } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import { titleOf } from './document/page-title.ts';
import { reloadDocument } from './document/document-load.ts';
import { documentLocale, rootData } from './document/signals.ts';
import { answersAt, askHost } from './data/host.ts';
import type { ImportContent } from './data/content-files.ts';
import type { LoadedPage, PageTitle } from './data/page.ts';
import { readableRoutes } from './offline/available-pages.ts';
import { isFromHost, keepHeader } from './offline/kept-files.ts';
import { idPrefix } from './shell/ids.ts';
import { loadLoadingPage, loadNotFoundPage, loadOfflinePage } from './shell/placeholder-pages.ts';
import type { PageLoader } from './data/page-loader.ts';
import { loadRoutes } from './data/route-table.ts';
import { routePathOf, siteHref } from './navigation/address.ts';
import { normalizeHistoryEntry } from './navigation/history-entry.ts';
import { focusTitle } from './navigation/use-after-navigation.ts';
import { rememberedScroll, scrollToHash, scrollToTop } from './navigation/scroll.ts';

type CreateApp = (page: LoadedPage) => ReactNode;

interface NotFoundParts {
  readonly loader: PageLoader;
  readonly importContent: ImportContent;
  readonly appOf: CreateApp;
}

/**
 * Renders the page of the URL, redirects to it, or hydrates the 404 page. The host may not normalize letter case,
 * `.html`, `/index` or trailing slashes, so the route table decides; without a network, the pages that can be read do.
 */
export async function startNotFound(
  container: HTMLElement,
  { loader, importContent, appOf }: NotFoundParts,
): Promise<void> {
  const routes = await (isFromHost() ? loadRoutes(importContent) : readableRoutes(importContent));
  const lookup = createRouteLookup(routes.map(({ routePath }) => routePath));
  const resolved = resolveRoute(window.location.pathname, lookup, siteConfig.base);
  rootData().resolved = '';
  switch (resolved.kind) {
    case 'redirect':
      window.location.replace(siteHref(resolved.to) + window.location.search + window.location.hash);
      break;
    case 'page':
      await renderPage(container, resolved.routePath, routes, { loader, appOf });
      break;
    case 'notFound': {
      if (!isFromHost()) {
        void askHost();
        const wanted = routePathOf(window.location.pathname);
        showOffline(createRoot(container), await loadOfflinePage(documentLocale(), routes, wanted), appOf);
        break;
      }
      const page = await loadNotFoundPage(documentLocale(), routes);
      hydrateRoot(container, appOf(page), {
        identifierPrefix: idPrefix(page.facts.locale),
        onRecoverableError: (error: unknown) => console.error(error),
      });
    }
  }
}

/** Renders a skeleton until the page is loaded. */
async function renderPage(
  container: HTMLElement,
  routePath: string,
  routes: readonly PageTitle[],
  { loader, appOf }: Pick<NotFoundParts, 'loader' | 'appOf'>,
): Promise<void> {
  // Read before the skeleton renders, which overwrites it.
  const position = rememberedScroll(normalizeHistoryEntry(routePath));
  const root = createRoot(container);
  root.render(appOf(await loadLoadingPage(localeOf(routePath))));
  const page = await loader.load(routePath).catch((error: unknown) => {
    // If the service worker has sent 404.html, the host cannot be reached.
    if (isFromHost()) throw error;
    console.error(error);
    void askHost();
    return loadOfflinePage(localeOf(routePath), routes, routePath);
  });
  if (page.offline) {
    showOffline(root, page, appOf);
    return;
  }
  flushSync(() => root.render(appOf(page)));
  if (position === undefined) scrollToHash(window.location.hash, false);
  else scrollToTop(position);
}

/** Moves the focus, as any navigation does: a link or a search result may have led here. */
function showOffline(root: Root, page: LoadedPage, appOf: CreateApp): void {
  document.title = titleOf(page.facts);
  flushSync(() => root.render(appOf(page)));
  if (document.activeElement === document.body) focusTitle();
  reloadOnline();
}

/** Interval of the requests, in milliseconds. */
const askEveryMs = 10_000;

/**
 * Reloads when the host sends the page, as long as the offline page is shown. Does not use `HEAD`, because a host may answer
 * that and still not send the page.
 */
function reloadOnline(): void {
  const path = window.location.pathname;
  const { title } = document;
  const isShown = () => window.location.pathname === path && document.title === title;
  const reload = () => {
    if (isShown()) reloadDocument();
  };
  window.addEventListener('online', reload);
  setInterval(() => {
    if (document.visibilityState !== 'visible' || !isShown()) return;
    void answersAt(path, { headers: { [keepHeader]: '1' } }).then((isAnswered) => isAnswered && reload());
  }, askEveryMs);
}
