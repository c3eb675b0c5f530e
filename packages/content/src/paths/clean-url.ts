import { withBase } from './base-prefix.ts';
import { splitHref } from './split-href.ts';

export interface HrefStyle {
  readonly base: string;
  /** On: hrefs are route paths. Off: they name the output file. */
  readonly cleanUrls: boolean;
}

/** The href to print for a route path, whose query and hash are kept. */
export function hrefOf(routePath: string, style: HrefStyle): string {
  const { path, query, hash } = splitHref(routePath);
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return withBase(style.base, style.cleanUrls ? rooted : withFileName(rooted)) + query + hash;
}

/** The file below the output folder that a static host serves for a route path. */
export function outputFile(routePath: string): string {
  return withFileName(routePath.startsWith('/') ? routePath : `/${routePath}`).slice(1);
}

function withFileName(path: string): string {
  if (path.endsWith('/')) return `${path}index.html`;
  return path.endsWith('.html') ? path : `${path}.html`;
}
