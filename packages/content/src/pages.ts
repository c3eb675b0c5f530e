import { routePathOf } from './paths/index.ts';

// Every page as a lazy module, for the server bundle and for development. The client build imports page modules by URL
// instead, so that it does not ship a list of all pages.
const modules = import.meta.glob(['../pages/**/*.mdx', '!../pages/**/_partials/**']);

const byRoute = new Map(
  Object.entries(modules).map(([file, load]) => [routePathOf(file.replace('../pages/', '')), load]),
);

export function importPage(routePath: string): Promise<unknown> {
  const load = byRoute.get(routePath);
  return load ? load() : Promise.reject(new Error(`The page ${routePath} has no source.`));
}
