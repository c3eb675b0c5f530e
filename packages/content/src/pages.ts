// Every page as a lazy module, for the server bundle and for development. A built site does not use this table:
// there each page's module has an address of its own, so that no list of pages is sent to the reader.
const modules = import.meta.glob(['../pages/**/*.mdx', '!../pages/**/_partials/**']);

/** @param sourcePath relative to `pages/`, as in the route table */
export function importPage(sourcePath: string): Promise<unknown> {
  const load = modules[`../pages/${sourcePath}`];
  return load ? load() : Promise.reject(new Error(`There is no page source pages/${sourcePath}.`));
}
