import type { RequestListener } from 'node:http';
import {
  createRouteLookup,
  localeOf,
  outputFile,
  resolveRoute,
  splitHref,
  withBase,
  withoutBase,
  type HrefParts,
} from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import sirv from 'sirv';
import { acceptedEncodings } from './accepted-encodings.ts';
import { cacheControl, contentType, securityHeaders } from './headers.ts';
import { createNotFound } from './not-found.ts';

/** Whether the header is a single range with a first byte. sirv mishandles other forms, so they are ignored. */
function isPlainRange(range: string): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  const end = last === '' ? Number.MAX_SAFE_INTEGER : Number(last);
  return Number.isSafeInteger(end) && Number(first) <= end;
}

/** Path and query of a request target. Requests to proxies have an absolute URL (RFC 9112, section 3.2.2). */
function addressOf(target: string): Pick<HrefParts, 'path' | 'query'> {
  if (target.startsWith('/') || !URL.canParse(target)) return splitHref(target);
  const { pathname, search } = new URL(target);
  return { path: pathname, query: search };
}

/** Serves the pre-rendered folder: clean URLs, pre-compressed files, and 404.html with status 404. */
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

  const notFound = createNotFound(folder);

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { path: pathname, query: search } = addressOf(request.url ?? '/');
    const encodings = acceptedEncodings(request.headers['accept-encoding']);
    // sirv ignores the quality values.
    request.headers['accept-encoding'] = encodings.join(', ');
    const { range, 'if-range': ifRange } = request.headers;
    if (ifRange !== undefined || (range !== undefined && !isPlainRange(range))) delete request.headers.range;
    const inside = withoutBase(base, pathname);
    const route = resolveRoute(pathname, lookup, base);
    const sendNotFound = () => {
      const path = inside ?? pathname;
      const locale = route.kind === 'notFound' ? route.locale : localeOf(path);
      notFound(response, path, locale, encodings);
    };
    if (inside === null) {
      sendNotFound();
      return;
    }
    switch (route.kind) {
      case 'redirect': {
        const location = withBase(base, route.to) + search;
        response.writeHead(308, { Location: location, 'Cache-Control': 'no-cache' }).end();
        return;
      }
      case 'page':
        request.url = `/${encodeURI(outputFile(route.routePath))}${search}`;
        break;
      case 'notFound':
        request.url = inside + search;
        break;
    }
    serveFile(request, response, sendNotFound);
  };
}
