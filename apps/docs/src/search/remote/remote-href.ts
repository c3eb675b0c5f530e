/** Prefix that makes the URL parser read the rest as a path. */
const anyHost = 'http://any.invalid/';

/**
 * The path of a hit, normalized by the URL parser. It starts with exactly one slash, so it cannot contain a scheme or
 * another host.
 */
export const remotePath = (routePath: string): string =>
  new URL(anyHost + routePath.trim()).pathname.replace(/^\/+/, '/');

/** `#id`; empty if there is no id or it cannot be encoded. */
export function remoteHash(id: string): string {
  try {
    return id === '' ? '' : `#${encodeURIComponent(id)}`;
  } catch {
    return '';
  }
}

/**
 * The URL of a hit on another site: below `domain` if that is an http(s) URL, else on this site.
 * @param origin origin of this site
 */
export function foreignHref(domain: string, path: string, origin: string): string {
  const url = URL.canParse(domain) ? new URL(domain) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  const base = url && isWeb ? url.origin + url.pathname.replace(/\/+$/, '') : origin;
  return base + path;
}
