import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { siteConfig } from '@docs/content/site';
import '@docs/ui/styles.css';
import { App } from './App.tsx';
import { moduleUrl } from './page/module-url.ts';
import { notFoundPage } from './page/not-found-page.ts';
import { createPageLoader } from './page/page-loader.ts';
import type { LoadedPage, PageModule } from './page/page-module.ts';
import { isLocale } from './page/head.ts';
import { siteHref } from './routing/RouterLink.tsx';
import { resolveUnknownAddress } from './routing/unknown-address.ts';

const { base } = siteConfig;
const { build = '', route } = document.documentElement.dataset;

const loader = createPageLoader(
  (routePath) => import(/* @vite-ignore */ moduleUrl(base, build, routePath)) as Promise<PageModule>,
);

const appOf = (initial: LoadedPage) => (
  <BrowserRouter basename={base}>
    <App initial={initial} loader={loader} />
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

async function start(): Promise<void> {
  const root = chooseRoot();
  if (route !== undefined) {
    hydrateRoot(root, appOf(await loader.load(route)), { onRecoverableError: reportRecoverable });
    return;
  }
  const resolved = await resolveUnknownAddress(window.location.pathname);
  if (resolved.kind === 'redirect') {
    window.location.replace(resolved.to + window.location.search + window.location.hash);
  } else if (resolved.kind === 'page') {
    const page = await loader.load(resolved.routePath);
    const { search, hash } = window.location;
    window.history.replaceState(null, '', siteHref(resolved.routePath) + search + hash);
    createRoot(root).render(appOf(page));
  } else {
    const lang = document.documentElement.lang.slice(0, 2);
    const locale = isLocale(lang) ? lang : 'en';
    hydrateRoot(root, appOf(notFoundPage(locale)), { onRecoverableError: reportRecoverable });
  }
}

start().catch((error: unknown) => console.error(error));
