import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { siteConfig } from '@docs/content/site';
import '@docs/ui/styles.css';
import { forgetReload, reloadOnce } from './boot/document-load.ts';
import { failedEvent } from './boot/events.ts';
import { ErrorBoundary } from './failure/ErrorBoundary.tsx';
import { KeptPage } from './failure/KeptPage.tsx';
import { tolerateMovedNodes } from './failure/moved-nodes.ts';
import { watchForFailure } from './failure/page-failure.ts';
import { moduleUrl } from './page/module-url.ts';
import { createPageLoader } from './page/page-loader.ts';
import type { LoadedPage, PageModule } from './page/page-module.ts';
import { settleEntry } from './routing/history-entry.ts';
import { Site } from './Site.tsx';

const { base } = siteConfig;
const { build = '', route } = document.documentElement.dataset;

const loader = createPageLoader(
  (routePath) => import(/* @vite-ignore */ moduleUrl(base, build, routePath)) as Promise<PageModule>,
);

/** Called once the address has its settled form, which is the one that is watched. */
const appOf = (initial: LoadedPage) => (
  <ErrorBoundary fallback={<KeptPage />} onFailure={watchForFailure()}>
    <BrowserRouter key={initial.facts.routePath} useTransitions={false}>
      <Site initial={initial} loader={loader} />
    </BrowserRouter>
  </ErrorBoundary>
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
  tolerateMovedNodes();
  const root = chooseRoot();
  if (route !== undefined) {
    settleEntry(route);
    hydrateRoot(root, appOf(await loader.load(route)), { onRecoverableError: reportRecoverable });
    return;
  }
  const { openUnknown } = await import('./open-unknown.ts');
  await openUnknown(root, loader, appOf);
}

start().then(forgetReload, (error: unknown) => {
  console.error(error);
  window.dispatchEvent(new CustomEvent(failedEvent));
  reloadOnce();
});
