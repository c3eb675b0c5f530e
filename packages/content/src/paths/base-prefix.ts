/** Puts the site base before a path, unless the path already lies below it. Compares whole segments. */
export function withBase(base: string, path: string): string {
  const prefix = trimSlashes(base);
  const rooted = path.startsWith('/') ? path : `/${path}`;
  if (prefix === '' || isBelow(prefix, rooted)) return rooted;
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
