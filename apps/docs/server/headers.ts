import { feeds } from '@docs/content/site';

/** The strict policy: everything from the site's own origin, nothing inline, nothing evaluated. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** Files under these folders carry a content hash in their path, so a browser may keep them for good. */
const immutable = /^\/(assets|pages)\//;

/** @param pathname of the file, below the site's base */
export const cacheControl = (pathname: string): string =>
  immutable.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';

const feedTypes: ReadonlyMap<string, string> = new Map(feeds.map(({ path, mime }) => [path, mime]));

/** The type of files whose ending does not tell it; null leaves it to the ending. */
export function contentType(pathname: string): string | null {
  const feed = feedTypes.get(pathname);
  return feed === undefined ? null : `${feed}; charset=utf-8`;
}
