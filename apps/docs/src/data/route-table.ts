import { routesFile } from '@docs/content/paths';
import type { ImportContent } from './content-files.ts';
import type { PageTitle } from './page.ts';

/** All routes of the site. It grows with the pages, so only 404.html loads it. */
export async function loadRoutes(importContent: ImportContent): Promise<readonly PageTitle[]> {
  const { default: routes } = (await importContent(routesFile)) as { readonly default: readonly PageTitle[] };
  return routes;
}
