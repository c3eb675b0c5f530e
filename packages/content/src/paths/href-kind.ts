/** `unsafe` is every scheme that is not named here: it must never reach an `href`. */
export type HrefKind = 'internal' | 'external' | 'hash' | 'data' | 'unsafe';

/**
 * Sorts an href as a browser would read it: blanks and control characters inside a scheme do not hide it,
 * and a backslash counts as a slash.
 */
export function hrefKind(href: string): HrefKind {
  // oxlint-disable-next-line no-control-regex -- browsers drop exactly these before they read a scheme
  const bare = href.replace(/[\u0000-\u0020]/g, '').replaceAll('\\', '/');
  if (bare.startsWith('#')) return 'hash';
  if (bare.startsWith('//') || /^(?:https?:\/\/|mailto:|tel:)/i.test(bare)) return 'external';
  if (/^data:/i.test(bare)) return 'data';
  return /^[a-z][a-z0-9+.-]*:/i.test(bare) ? 'unsafe' : 'internal';
}

/** Whether an internal path names a file that is no page, such as `/rss/releases-rss.xml`. */
export function isAssetPath(path: string): boolean {
  const name =
    path
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) ?? '';
  return /\.[a-z0-9]+$/i.test(name) && !/\.(?:html|mdx?)$/i.test(name);
}
