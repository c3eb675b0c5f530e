import { feeds, siteConfig, type SearchConfig } from '@docs/content/site';
import { hashedFolders, latestFolder } from '../src/data/content-files.ts';
import { codePolicyName, serviceWorkerPolicyName, workerPolicyName } from '../src/document/trusted-types.ts';

/** `connect-src`: the site itself and the origin of a remote search. */
function connectSources(search: SearchConfig | false): string {
  if (search === false || search.mode === 'local' || !URL.canParse(search.apiUrl)) return "'self'";
  return `'self' ${new URL(search.apiUrl).origin}`;
}

/**
 * A strict policy: only resources of the site's origin, no inline scripts or styles, no `eval`. Trusted Types allow
 * strings as HTML or script URLs only for highlighted code and the two workers.
 */
export const contentSecurityPolicyFor = (search: SearchConfig | false): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src ${connectSources(search)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${workerPolicyName} ${codePolicyName} ${serviceWorkerPolicyName}`,
  ].join('; ');

export const securityHeaders = {
  'Content-Security-Policy': contentSecurityPolicyFor(siteConfig.search),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
} as const;

export const cacheForever = 'public, max-age=31536000, immutable';
export const cacheRevalidate = 'no-cache';

/** Folders of files that only the application requests: a missing one is answered without the 404 page. */
export const moduleFolders = [...hashedFolders, latestFolder] as const;

const modules = new RegExp(`^/(${moduleFolders.join('|')})/`);

/** @param pathname path of a file without the base of the site */
export const isModule = (pathname: string): boolean => modules.test(pathname);

const hashed = new RegExp(`^/(${hashedFolders.join('|')})/`);

const isHashed = (pathname: string): boolean => hashed.test(pathname);

/** @param pathname path of a file without the base of the site */
export const cacheControl = (pathname: string): string =>
  isHashed(pathname) ? cacheForever : cacheRevalidate;

/** Content types that do not follow from the file extension on every host, by path without the base of the site. */
export const namedTypes: ReadonlyMap<string, string> = new Map([
  ...feeds.map(({ path, mime }) => [path, `${mime}; charset=utf-8`] as const),
  ['/site.webmanifest', 'application/manifest+json'],
]);

/** Null if the type follows from the file extension. */
export const contentType = (pathname: string): string | null => namedTypes.get(pathname) ?? null;
