import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createRouteLookup, localeOf, outputFile, resolveRoute } from '@docs/content/paths';
import sirv from 'sirv';
import { cacheControl, securityHeaders } from './headers.ts';

/** Serves the pre-rendered folder: clean URLs, the files compressed at build, 404.html with status 404. */
export function createSiteHandler(folder: string, routePaths: readonly string[]): RequestListener {
  const lookup = createRouteLookup(routePaths);
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControl(pathname));
    },
  });

  function notFound(request: IncomingMessage, response: ServerResponse, pathname: string): void {
    const localized = join(folder, `${localeOf(pathname) === 'zh' ? 'zh/' : ''}404.html`);
    const file = existsSync(localized) ? localized : join(folder, '404.html');
    const wanted = /\.[a-z0-9]+$/i.test(pathname) && !pathname.endsWith('.html') ? null : file;
    response.statusCode = 404;
    response.setHeader('Cache-Control', 'no-cache');
    if (wanted === null) {
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end('Not found');
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Vary', 'Accept-Encoding');
    const accepts = request.headers['accept-encoding'] ?? '';
    const [suffix, encoding] = /\bbr\b/.test(accepts) ? ['.br', 'br'] : ['', ''];
    if (encoding !== '' && existsSync(wanted + suffix)) {
      response.setHeader('Content-Encoding', encoding);
      response.end(readFileSync(wanted + suffix));
    } else response.end(readFileSync(wanted));
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    const search = query === undefined ? '' : `?${query}`;
    const route = resolveRoute(pathname, lookup, '/');
    switch (route.kind) {
      case 'redirect':
        response.writeHead(308, { Location: route.to + search, 'Cache-Control': 'no-cache' }).end();
        return;
      case 'page':
        request.url = `/${outputFile(route.routePath)}${search}`;
        break;
      case 'notFound':
        break;
    }
    serveFile(request, response, () => notFound(request, response, pathname));
  };
}
