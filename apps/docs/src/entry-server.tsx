import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { siteConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { SearchDialog } from '@docs/ui/search';
import { headOf, type Head } from './document/head.ts';
import { loadNotFoundPage } from './shell/placeholder-pages.ts';
import type { ImportContent } from './data/content-files.ts';
import type { LoadedPage } from './data/page.ts';
import { createPageLoader, type PageLoader } from './data/page-loader.ts';
import { recordFiles } from './data/preloaded.ts';
import { searchLabels } from './search/search-labels.ts';
import { closedView } from './search/search-store.ts';
import { idPrefix } from './shell/ids.ts';
import { loadParts } from './shell/page-parts.ts';
import { Site } from './Site.tsx';

export interface RenderedPage {
  /** Files of the application that the page loads, as glob paths; the document lists their chunks. */
  readonly files: readonly string[];
  readonly head: Head;
  /** ISO date-time of the last known change of the content; null if unknown. */
  readonly lastModified: string | null;
  readonly html: string;
  /** The search dialog; empty on a site without search. */
  readonly search: string;
}

const noop = () => {};

/** The closed dialog, which is hydrated as a separate React root. */
async function renderSearch(locale: Locale): Promise<string> {
  if (siteConfig.search === false) return '';
  return renderToString(
    <SearchDialog
      {...closedView}
      onQueryChange={noop}
      recent={{ queries: [], onClear: noop }}
      onClose={noop}
      onSelect={noop}
      labels={await searchLabels(locale)}
    />,
  );
}

async function render(loader: PageLoader, load: () => Promise<LoadedPage>): Promise<RenderedPage> {
  const [page, files] = await recordFiles(load);
  const { facts } = page;
  return {
    files,
    lastModified: (facts.lastUpdated ?? facts.published)?.iso ?? null,
    head: headOf(facts, import.meta.env.SITE_HOST),
    html: renderToString(
      <StaticRouter location={facts.routePath}>
        <Site initial={page} loader={loader} />
      </StaticRouter>,
      { identifierPrefix: idPrefix(facts.locale) },
    ),
    search: await renderSearch(facts.locale),
  };
}

export async function renderPage(routePath: string, importContent: ImportContent): Promise<RenderedPage> {
  const loader = createPageLoader(importContent, loadParts);
  return render(loader, () => loader.load(routePath));
}

/** 404.html also loads this entry point. */
const notFoundEntry = Object.keys(import.meta.glob('./start-not-found.ts'));

export async function renderNotFound(locale: Locale): Promise<RenderedPage> {
  const noContent = createPageLoader(
    () => Promise.reject(new Error('The 404 page loads no page.')),
    loadParts,
  );
  const page = await render(noContent, () => loadNotFoundPage(locale));
  return { ...page, files: [...page.files, ...notFoundEntry] };
}
