import { minify } from 'rolldown/utils';

/** The module of a page as browsers get it; the build of the site only replaces the address of the JSX runtime. */
export async function minifyPage(sourcePath: string, code: string): Promise<string> {
  const { code: minified, errors } = await minify(`${sourcePath}.js`, code, { module: true });
  if (errors.length > 0) throw new Error(`${sourcePath} cannot be minified.`, { cause: errors });
  return minified;
}
