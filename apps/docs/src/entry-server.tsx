import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import routes from '@docs/content/artifacts/routes.json';
import { importPage } from '@docs/content/pages';
import type { Locale } from '@docs/content/types';
import { App } from './App.tsx';
import { counterpartOf, headOf, type Head } from './page/head.ts';
import { notFoundPage } from './page/not-found-page.ts';
import { createPageLoader } from './page/page-loader.ts';
import type { LoadedPage, PageModule } from './page/page-module.ts';

export interface RenderedPage {
  readonly head: Head;
  readonly html: string;
}

const sourcePaths = new Map(routes.map(({ routePath, sourcePath }) => [routePath, sourcePath]));
export const routePaths: readonly string[] = routes.map(({ routePath }) => routePath);

const loader = createPageLoader(
  (routePath) => importPage(sourcePaths.get(routePath) ?? routePath) as Promise<PageModule>,
);

function render(page: LoadedPage): RenderedPage {
  const { facts } = page;
  return {
    head: headOf(facts, counterpartOf(facts), import.meta.env.SITE_HOST),
    html: renderToString(
      <StaticRouter location={facts.routePath}>
        <App initial={page} loader={loader} />
      </StaticRouter>,
    ),
  };
}

export const renderPage = async (routePath: string): Promise<RenderedPage> =>
  render(await loader.load(routePath));

export const renderNotFound = (locale: Locale): RenderedPage => render(notFoundPage(locale));
