// Every page as a lazy module, for the server bundle and for development. The client build imports page modules by URL
// instead, so that it does not ship a list of all pages.
const modules = import.meta.glob(['../pages/**/*.mdx', '!../pages/**/_partials/**']);

/** @param sourcePath relative to `pages/`, as in the route table */
export function importPage(sourcePath: string): Promise<unknown> {
  const load = modules[`../pages/${sourcePath}`];
  return load ? load() : Promise.reject(new Error(`There is no page source pages/${sourcePath}.`));
}
