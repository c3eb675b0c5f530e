import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { BrowserRouter } from 'react-router-dom';
import { localeOf } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import '@docs/ui/styles.css';
import { forgetReload, reloadOnce } from './boot/document-load.ts';
import { failedEvent } from './boot/events.ts';
import { loadLoadingPage } from './page/loading-page.ts';
import { moduleUrl } from './page/module-url.ts';
import { loadNotFoundPage } from './page/not-found-page.ts';
import { createPageLoader } from './page/page-loader.ts';
import type { LoadedPage, PageModule } from './page/page-module.ts';
import { siteHref } from './routing/address.ts';
import { scrollToHash } from './routing/scroll.ts';
import { Site } from './Site.tsx';

const { base } = siteConfig;
const { build = '', route } = document.documentElement.dataset;

const loader = createPageLoader(
  (routePath) => import(/* @vite-ignore */ moduleUrl(base, build, routePath)) as Promise<PageModule>,
);

const appOf = (initial: LoadedPage) => (
  <BrowserRouter key={initial.facts.routePath} useTransitions={false}>
    <Site initial={initial} loader={loader} />
  </BrowserRouter>
);

const reportRecoverable = (error: unknown) => console.error(error);

/** The document of 404.html has a root per language: the one that is shown stays. */
function chooseRoot(): HTMLElement {
  const roots = [...document.querySelectorAll<HTMLElement>('#app, #app-other')];
  const shown = roots.find((root) => root.dataset['lang'] === document.documentElement.lang) ?? roots[0];
  if (!shown) throw new Error('The document has no element #app: it was not made by this site’s build.');
  for (const root of roots) if (root !== shown) root.remove();
  shown.id = 'app';
  return shown;
}

/** One address for each page, and a name for its entry, by which its scroll position is found again. */
function settleEntry(routePath: string): void {
  const { search, hash } = window.location;
  const { key = crypto.randomUUID(), ...state } = (window.history.state ?? {}) as { readonly key?: string };
  window.history.replaceState({ ...state, key }, '', siteHref(routePath) + search + hash);
}

/** The document is 404.html, but the page exists: its place is held until it is there. */
async function showFresh(container: HTMLElement, routePath: string): Promise<void> {
  settleEntry(routePath);
  const root = createRoot(container);
  root.render(appOf(await loadLoadingPage(localeOf(routePath))));
  const page = await loader.load(routePath);
  flushSync(() => root.render(appOf(page)));
  scrollToHash(window.location.hash, false);
}

async function start(): Promise<void> {
  const root = chooseRoot();
  if (route !== undefined) {
    settleEntry(route);
    hydrateRoot(root, appOf(await loader.load(route)), { onRecoverableError: reportRecoverable });
    return;
  }
  const { resolveUnknownAddress } = await import('./routing/unknown-address.ts');
  const resolved = await resolveUnknownAddress(window.location.pathname);
  switch (resolved.kind) {
    case 'redirect':
      window.location.replace(siteHref(resolved.to) + window.location.search + window.location.hash);
      break;
    case 'page':
      await showFresh(root, resolved.routePath);
      break;
    case 'notFound': {
      const page = await loadNotFoundPage(document.documentElement.lang.startsWith('zh') ? 'zh' : 'en');
      hydrateRoot(root, appOf(page), { onRecoverableError: reportRecoverable });
    }
  }
}

start().then(forgetReload, (error: unknown) => {
  console.error(error);
  window.dispatchEvent(new CustomEvent(failedEvent));
  reloadOnce();
});
