import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { endReload, restart } from './document/document-load.ts';
import { onIdle } from './document/on-idle.ts';
import { failedEvent, readyEvent, rootData } from './document/signals.ts';
import { ErrorBoundary } from './failure/ErrorBoundary.tsx';
import { CrashFallback } from './failure/CrashFallback.tsx';
import { tolerateMovedNodes } from './failure/moved-nodes.ts';
import { watchForFailure } from './failure/page-failure.ts';
import type { LoadedPage } from './data/page.ts';
import { createPageLoader } from './data/page-loader.ts';
import { importPublished } from './data/published-content.ts';
import { normalizeHistoryEntry } from './navigation/history-entry.ts';
import { idPrefix } from './shell/ids.ts';
import { loadParts } from './shell/page-parts.ts';
import { Site } from './Site.tsx';
import '@docs/ui/styles.css';

const { route } = rootData();

const loader = createPageLoader(importPublished, loadParts);

/** Call after `normalizeHistoryEntry`: `watchForFailure` compares with the current path. */
const appOf = (initial: LoadedPage) => (
  <ErrorBoundary fallback={<CrashFallback />} onFailure={watchForFailure()}>
    <BrowserRouter key={initial.facts.routePath} useTransitions={false}>
      <Site initial={initial} loader={loader} />
    </BrowserRouter>
  </ErrorBoundary>
);

const reportRecoverable = (error: unknown) => console.error(error);

/** 404.html contains both languages: removes the hidden one. */
function chooseRoot(): HTMLElement {
  for (const part of document.querySelectorAll<HTMLElement>('body > [data-lang]')) {
    if (part.dataset['lang'] === document.documentElement.lang) delete part.dataset['lang'];
    else part.remove();
  }
  const root = document.querySelector<HTMLElement>('body > .app');
  if (!root) throw new Error('The document has no element `.app`: it is not from the build of this site.');
  return root;
}

async function start(): Promise<void> {
  tolerateMovedNodes();
  const root = chooseRoot();
  if (route !== undefined) {
    normalizeHistoryEntry(route);
    const page = await loader.load(route);
    // React renders transitions in slices, so that the browser handles input in between.
    startTransition(() => {
      hydrateRoot(root, appOf(page), {
        identifierPrefix: idPrefix(page.facts.locale),
        onRecoverableError: reportRecoverable,
      });
    });
    return;
  }
  const { startNotFound } = await import('./start-not-found.ts');
  await startNotFound(root, { loader, importContent: importPublished, appOf });
}

/** Runs after everything else: the page, then search. */
function keepWhenIdle(): void {
  if (!('serviceWorker' in navigator)) return;
  const keep = async () => {
    // Loads nothing with Save-Data, unless the reader has asked for a copy: see `copyCacheName`.
    if (navigator.connection?.saveData && !(await caches.keys()).join().includes(' copy ')) return;
    const { startOffline } = await import('./offline/start-offline.ts');
    await startOffline();
  };
  onIdle(() => void keep().catch(console.warn));
}

window.addEventListener(readyEvent, keepWhenIdle, { once: true });
start().then(endReload, (error: unknown) => {
  console.error(error);
  window.dispatchEvent(new CustomEvent(failedEvent));
  restart();
});
