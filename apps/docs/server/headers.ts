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

export const cacheControl = (pathname: string): string =>
  immutable.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
