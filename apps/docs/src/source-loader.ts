import routes from '@docs/content/artifacts/routes.json';
import { importPage } from '@docs/content/pages';
import type { PageModule } from './data/page.ts';
import { createPageLoader } from './data/page-loader.ts';
import { loadParts } from './shell/page-parts.ts';

export const routePaths: readonly string[] = routes.map(({ routePath }) => routePath);

/** Loads pages from their sources, for the pre-render and in development. */
export const sourceLoader = createPageLoader(
  (routePath) => importPage(routePath) as Promise<PageModule>,
  loadParts,
);
