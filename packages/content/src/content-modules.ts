import { pageFile, routePathOf } from './paths/index.ts';

// The sources of all content files as lazy modules, in development. The application imports them by URL instead, so that
// it contains no list of pages and does not change with them.
const pages = import.meta.glob(['../pages/**/*.mdx', '!../pages/**/_partials/**']);
const artifacts = import.meta.glob(['../dist/{sidebars,overviews}/*.json', '../dist/routes.json']);

const modules: ReadonlyMap<string, () => Promise<unknown>> = new Map([
  ...Object.entries(pages).map(
    ([file, load]) => [pageFile(routePathOf(file.replace('../pages/', ''))), load] as const,
  ),
  ...Object.entries(artifacts).map(
    ([file, load]) => [file.replace(/^\.\.\/dist\/|\.json$/g, ''), load] as const,
  ),
]);

/** Imports the module of a content file by its name; see `paths/content-files.ts`. */
export function importSource(file: string): Promise<unknown> {
  const load = modules.get(file);
  return load ? load() : Promise.reject(new Error(`There is no content file ${file}.`));
}
