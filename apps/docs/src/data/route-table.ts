import { routesFile } from '@docs/content/paths';
import type { ImportContent } from './content-files.ts';
import type { PageTitle } from './page.ts';

/** Loads the routes of all pages. Only 404.html does so, because the table grows with the site. */
export async function loadRoutes(importContent: ImportContent): Promise<readonly PageTitle[]> {
  const { default: routes } = (await importContent(routesFile)) as { readonly default: readonly PageTitle[] };
  return routes;
}
