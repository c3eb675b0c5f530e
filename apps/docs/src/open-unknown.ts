/** What a document does that is no page of its own, 404.html: few readers ever load this. */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { localeOf } from '@docs/content/paths';
import { documentLocale } from './page/document-locale.ts';
import { idPrefix } from './page/id-prefix.ts';
import { loadLoadingPage } from './page/loading-page.ts';
import { loadNotFoundPage } from './page/not-found-page.ts';
import type { PageLoader } from './page/page-loader.ts';
import type { LoadedPage } from './page/page-module.ts';
import { siteHref } from './routing/address.ts';
import { settleEntry } from './routing/history-entry.ts';
import { scrollToHash } from './routing/scroll.ts';
import { resolveUnknownAddress } from './routing/unknown-address.ts';

type Draw = (page: LoadedPage) => ReactNode;

/** The page that the address means, a redirect to it, or the words that there is none. */
export async function openUnknown(container: HTMLElement, loader: PageLoader, draw: Draw): Promise<void> {
  const resolved = resolveUnknownAddress(window.location.pathname);
  document.documentElement.dataset['resolved'] = '';
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

/** The page exists: its place is held until it is there. */
async function showFresh(
  container: HTMLElement,
  routePath: string,
  loader: PageLoader,
  draw: Draw,
): Promise<void> {
  settleEntry(routePath);
  const root = createRoot(container);
  root.render(draw(await loadLoadingPage(localeOf(routePath))));
  const page = await loader.load(routePath);
  flushSync(() => root.render(draw(page)));
  scrollToHash(window.location.hash, false);
}
