import { feeds, siteConfig, type SearchConfig } from '@docs/content/site';
import { codePolicyName, workerPolicyName } from '../src/document/policy-names.ts';

/** What a page may connect to: the site itself, and the one origin of a remote search. */
function connectSources(search: SearchConfig | false): string {
  if (search === false || search.mode === 'local' || !URL.canParse(search.apiUrl)) return "'self'";
  return `'self' ${new URL(search.apiUrl).origin}`;
}

/**
 * The strict policy: everything from the site's own origin, nothing inline, nothing evaluated, no text that
 * becomes markup or the address of a script, save the code of page modules and the search worker.
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
    `trusted-types ${workerPolicyName} ${codePolicyName}`,
  ].join('; ');

/** Of the site as it is configured. */
export const contentSecurityPolicy = contentSecurityPolicyFor(siteConfig.search);

type Headers = Readonly<Record<string, string>>;

export const securityHeadersFor = (search: SearchConfig | false): Headers => ({
  'Content-Security-Policy': contentSecurityPolicyFor(search),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
});

export const securityHeaders = securityHeadersFor(siteConfig.search);

/** Folders whose files carry a content hash in their path, so a browser may keep them for good. */
export const hashedFolders = ['assets', 'pages'] as const;
export const keptForGood = 'public, max-age=31536000, immutable';
export const askedEachTime = 'no-cache';

const hashed = new RegExp(`^/(${hashedFolders.join('|')})/`);

/** @param pathname of a file, below the site's base */
export const isHashed = (pathname: string): boolean => hashed.test(pathname);

/** @param pathname of the file, below the site's base */
export const cacheControl = (pathname: string): string => (isHashed(pathname) ? keptForGood : askedEachTime);

/** Types of the files whose ending does not tell it, or not to every host, by path below the site's base. */
export const namedTypes: ReadonlyMap<string, string> = new Map([
  ...feeds.map(({ path, mime }) => [path, `${mime}; charset=utf-8`] as const),
  ['/site.webmanifest', 'application/manifest+json'],
]);

/** Null leaves the type to the ending. */
export const contentType = (pathname: string): string | null => namedTypes.get(pathname) ?? null;
