/** A host to read a path on, so that it can be taken for nothing else. */
const anyHost = 'http://any.invalid/';

/**
 * The path of a hit, as a browser reads and writes it. It begins with a single slash: it can name neither a scheme
 * nor another host.
 */
export const remotePath = (routePath: string): string =>
  new URL(anyHost + routePath.trim()).pathname.replace(/^\/+/, '/');

/** `#id`; empty for no id, and for one that cannot be written. */
export function remoteHash(id: string): string {
  try {
    return id === '' ? '' : `#${encodeURIComponent(id)}`;
  } catch {
    return '';
  }
}

/**
 * The address of a hit of another site: below its domain where that is one of the web, else on this site.
 * @param origin of this site
 */
export function foreignHref(domain: string, path: string, origin: string): string {
  const url = URL.canParse(domain) ? new URL(domain) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  const base = url && isWeb ? url.origin + url.pathname.replace(/\/+$/, '') : origin;
  return base + path;
}
