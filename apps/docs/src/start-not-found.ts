/** Client entry point of 404.html; a separate chunk because most visits do not need it. */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { localeOf } from '@docs/content/paths';
import { documentLocale, rootData } from './document/signals.ts';
import { idPrefix, type LoadedPage } from './data/page.ts';
import { loadLoadingPage, loadNotFoundPage } from './shell/placeholder-pages.ts';
import type { PageLoader } from './data/page-loader.ts';
import { siteHref } from './navigation/address.ts';
import { normalizeHistoryEntry } from './navigation/history-entry.ts';
import { scrollToHash } from './navigation/scroll.ts';
import { resolveUnknownAddress } from './navigation/unknown-address.ts';

type CreateApp = (page: LoadedPage) => ReactNode;

/** Renders the page of the URL, redirects to it, or hydrates the 404 page. */
export async function startNotFound(
  container: HTMLElement,
  loader: PageLoader,
  appOf: CreateApp,
): Promise<void> {
  const resolved = resolveUnknownAddress(window.location.pathname);
  rootData().resolved = '';
  switch (resolved.kind) {
    case 'redirect':
      window.location.replace(siteHref(resolved.to) + window.location.search + window.location.hash);
      break;
    case 'page':
      await renderPage(container, resolved.routePath, loader, appOf);
      break;
    case 'notFound': {
      const page = await loadNotFoundPage(documentLocale());
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
  loader: PageLoader,
  appOf: CreateApp,
): Promise<void> {
  normalizeHistoryEntry(routePath);
  const root = createRoot(container);
  root.render(appOf(await loadLoadingPage(localeOf(routePath))));
  const page = await loader.load(routePath);
  flushSync(() => root.render(appOf(page)));
  scrollToHash(window.location.hash, false);
}
