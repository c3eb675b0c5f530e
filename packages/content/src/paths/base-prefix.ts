/** Puts the site base before a route path or a file's path, which never has it already. */
export function withBase(base: string, path: string): string {
  const prefix = trimSlashes(base);
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return prefix + rooted;
}

/** Takes the site base off a pathname; null when the pathname lies outside it. */
export function withoutBase(base: string, pathname: string): string | null {
  const prefix = trimSlashes(base);
  const rooted = pathname.startsWith('/') ? pathname : `/${pathname}`;
  if (prefix === '') return rooted;
  if (!isBelow(prefix, rooted)) return null;
  return rooted.slice(prefix.length) || '/';
}

function isBelow(prefix: string, path: string): boolean {
  return path.startsWith(prefix) && ['', '/', '?', '#'].includes(path.charAt(prefix.length));
}

/** `docs/`, `/docs` and `/docs/` are one base: `/docs`; the root is the empty string. */
function trimSlashes(base: string): string {
  const inner = base.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '' : `/${inner}`;
}
