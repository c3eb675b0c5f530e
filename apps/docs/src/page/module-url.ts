import { outputFile } from '@docs/content/paths';

/**
 * Where the module of a page lies. The folder is named by the build, and the HTML says which build it belongs
 * to, so no table of pages is sent to the reader and a page of an older build is never mixed with a newer one.
 */
export const moduleUrl = (base: string, build: string, routePath: string): string =>
  `${base}pages/${build}/${outputFile(routePath).replace(/\.html$/, '.js')}`;
