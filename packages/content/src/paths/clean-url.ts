import { withBase } from './base-prefix.ts';
import { splitHref } from './split-href.ts';

export interface HrefStyle {
  readonly base: string;
  /** If true, hrefs are route paths, otherwise output files. */
  readonly cleanUrls: boolean;
}

/** The href to render for a route path; keeps query and hash. */
export function hrefOf(routePath: string, style: HrefStyle): string {
  const { path, query, hash } = splitHref(routePath);
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return withBase(style.base, style.cleanUrls ? rooted : withFileName(rooted)) + query + hash;
}

/** Path of a page's HTML file, relative to the output folder. */
export function outputFile(routePath: string): string {
  return withFileName(routePath.startsWith('/') ? routePath : `/${routePath}`).slice(1);
}

function withFileName(path: string): string {
  if (path.endsWith('/')) return `${path}index.html`;
  return path.endsWith('.html') ? path : `${path}.html`;
}
