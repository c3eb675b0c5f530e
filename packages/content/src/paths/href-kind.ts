/** `unsafe` is any other scheme; it must never be rendered as an `href`. */
export type HrefKind = 'internal' | 'external' | 'hash' | 'data' | 'unsafe';

/**
 * Classifies an href as a browser parses it: ignores white space and control characters, treats backslashes as slashes.
 */
export function hrefKind(href: string): HrefKind {
  // oxlint-disable-next-line no-control-regex -- the URL parser strips control characters before a scheme
  const bare = href.replace(/[\u0000-\u0020]/g, '').replaceAll('\\', '/');
  if (bare.startsWith('#')) return 'hash';
  if (bare.startsWith('//') || /^(?:https?:\/\/|mailto:|tel:)/i.test(bare)) return 'external';
  if (/^data:/i.test(bare)) return 'data';
  return /^[a-z][a-z0-9+.-]*:/i.test(bare) ? 'unsafe' : 'internal';
}

/** Whether an internal path is a file, not a page: `/rss/releases-rss.xml`. */
export function isAssetPath(path: string): boolean {
  const name =
    path
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) ?? '';
  return /\.[a-z0-9]+$/i.test(name) && !/\.(?:html|mdx?)$/i.test(name);
}
