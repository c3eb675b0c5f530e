// Entry point in development. It does not hydrate: the content may have changed since the document was rendered.
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createRouteLookup, resolveRoute } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import { rootData } from './document/signals.ts';
import { loadNotFoundPage } from './shell/placeholder-pages.ts';
import type { PageModule } from './data/page.ts';
import { siteHref } from './navigation/address.ts';
import { Site } from './Site.tsx';
import { createPageLoader } from './data/page-loader.ts';
import { loadParts } from './shell/page-parts.ts';
import { importSource, sourceRoutes } from './source-content.ts';
import '@docs/ui/styles.css';

const { base } = siteConfig;
const loader = createPageLoader(importSource, loadParts);

async function start(): Promise<void> {
  const routes = await sourceRoutes();
  const lookup = createRouteLookup(routes.map(({ routePath }) => routePath));
  const container = document.querySelector('.app');
  if (!container) throw new Error('The document has no element `.app`: see scripts/dev-documents.ts.');
  const resolved = resolveRoute(window.location.pathname, lookup, base);
  if (resolved.kind === 'redirect') {
    window.location.replace(siteHref(resolved.to) + window.location.search + window.location.hash);
    return;
  }
  rootData().resolved = '';
  const initial =
    resolved.kind === 'page'
      ? await loader.load(resolved.routePath)
      : await loadNotFoundPage(resolved.locale, routes);
  const root = createRoot(container);
  const render = (page: typeof initial, version: number) =>
    root.render(
      <BrowserRouter useTransitions={false}>
        <Site key={version} initial={page} loader={loader} />
      </BrowserRouter>,
    );
  render(initial, 0);

  let version = 0;
  // Dispatched by a page module after a hot update (see the content plugins).
  window.addEventListener('docs:page-module', (event) => {
    if (!(event instanceof CustomEvent)) return;
    const module = event.detail as PageModule;
    const known = loader.peek(module.page.routePath);
    if (!known) return;
    const page = { ...known, facts: module.page, Content: module.default };
    loader.put(page);
    const current = resolveRoute(window.location.pathname, lookup, base);
    if (current.kind === 'page' && current.routePath === module.page.routePath) render(page, ++version);
  });
}

start().catch((error: unknown) => console.error(error));
