/** Client entry of 404.html, apart from the application because few visits need it. */
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

type Draw = (page: LoadedPage) => ReactNode;

/** Draws the page of the address, redirects to it, or hydrates the 404 page. */
export async function openUnknown(container: HTMLElement, loader: PageLoader, draw: Draw): Promise<void> {
  const resolved = resolveUnknownAddress(window.location.pathname);
  rootData().resolved = '';
  switch (resolved.kind) {
    case 'redirect':
      window.location.replace(siteHref(resolved.to) + window.location.search + window.location.hash);
      break;
    case 'page':
      await showFresh(container, resolved.routePath, loader, draw);
      break;
    case 'notFound': {
      const page = await loadNotFoundPage(documentLocale());
      hydrateRoot(container, draw(page), {
        identifierPrefix: idPrefix(page.facts.locale),
        onRecoverableError: (error: unknown) => console.error(error),
      });
    }
  }
}

/** Draws a skeleton until the page is loaded. */
async function showFresh(
  container: HTMLElement,
  routePath: string,
  loader: PageLoader,
  draw: Draw,
): Promise<void> {
  normalizeHistoryEntry(routePath);
  const root = createRoot(container);
  root.render(draw(await loadLoadingPage(localeOf(routePath))));
  const page = await loader.load(routePath);
  flushSync(() => root.render(draw(page)));
  scrollToHash(window.location.hash, false);
}
