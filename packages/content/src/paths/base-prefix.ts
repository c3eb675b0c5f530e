/** Prepends the site base to a route path or file path that does not contain it. */
export function withBase(base: string, path: string): string {
  const prefix = trimSlashes(base);
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return prefix + rooted;
}

/** Removes the site base from a pathname; null if the pathname is outside the base. */
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

/** `docs/`, `/docs` and `/docs/` → `/docs`; `/` → the empty string. */
function trimSlashes(base: string): string {
  const inner = base.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '' : `/${inner}`;
}
