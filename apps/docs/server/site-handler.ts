import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  createRouteLookup,
  localeOf,
  outputFile,
  resolveRoute,
  withBase,
  withoutBase,
} from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import sirv from 'sirv';
import { acceptedEncodings, type Encoding } from './accepted-encodings.ts';
import { cacheControl, contentType, securityHeaders } from './headers.ts';

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** One range with a first byte, which is the form that sirv answers rightly; any other may be ignored. */
function isPlainRange(range: string): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return first !== undefined && (last === '' || Number(first) <= Number(last));
}

/** Serves the pre-rendered folder: clean URLs, the files compressed at build, 404.html with status 404. */
export function createSiteHandler(
  folder: string,
  routePaths: readonly string[],
  base: string = siteConfig.base,
): RequestListener {
  const lookup = createRouteLookup(routePaths);
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControl(pathname));
      const type = contentType(pathname);
      if (type !== null) response.setHeader('Content-Type', type);
    },
  });

  function notFound(response: ServerResponse, pathname: string, encodings: readonly Encoding[]): void {
    response.statusCode = 404;
    response.setHeader('Cache-Control', 'no-cache');
    const isFile = /\.[a-z0-9]+$/i.test(pathname) && !pathname.endsWith('.html');
    const pages = isFile ? [] : [`${localeOf(pathname) === 'zh' ? 'zh/' : ''}404.html`, '404.html'];
    const page = pages.map((name) => join(folder, name)).find((file) => readIfThere(file) !== null);
    if (page === undefined) {
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end('Not found');
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Vary', 'Accept-Encoding');
    for (const encoding of encodings) {
      const bytes = readIfThere(page + endings[encoding]);
      if (bytes === null) continue;
      response.setHeader('Content-Encoding', encoding);
      response.end(bytes);
      return;
    }
    response.end(readFileSync(page));
  }

  return (request: IncomingMessage, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    const search = query === undefined ? '' : `?${query}`;
    const encodings = acceptedEncodings(request.headers['accept-encoding']);
    // Said again for sirv, which looks for names and not for their quality.
    request.headers['accept-encoding'] = encodings.join(', ');
    const { range, 'if-range': ifRange } = request.headers;
    if (ifRange !== undefined || (range !== undefined && !isPlainRange(range))) delete request.headers.range;
    const inside = withoutBase(base, pathname);
    if (inside === null) {
      notFound(response, pathname, encodings);
      return;
    }
    const route = resolveRoute(pathname, lookup, base);
    switch (route.kind) {
      case 'redirect': {
        const location = withBase(base, route.to) + search;
        response.writeHead(308, { Location: location, 'Cache-Control': 'no-cache' }).end();
        return;
      }
      case 'page':
        request.url = `/${outputFile(route.routePath)}${search}`;
        break;
      case 'notFound':
        request.url = inside + search;
        break;
    }
    serveFile(request, response, () => notFound(response, inside, encodings));
  };
}
