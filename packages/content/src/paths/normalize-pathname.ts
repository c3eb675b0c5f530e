/**
 * What an address may have after the path of its page: slashes, `/index`, `.html`. In the syntax of both JavaScript
 * and PCRE (nginx).
 */
export const pageSuffixPattern = String.raw`(?:/+|(?:/index)?(?:\.html)?)$`;

const pageSuffix = new RegExp(pageSuffixPattern, 'i');

/**
 * The comparison form of a pathname: percent-decoded, without its suffix; `/index` becomes `/`.
 * Null when the escapes cannot be decoded; such a path matches nothing.
 */
export function normalizePathname(pathname: string): string | null {
  const decoded = decodeOrNull(pathname);
  if (decoded === null) return null;
  const rooted = decoded.startsWith('/') ? decoded : `/${decoded}`;
  return rooted.replace(pageSuffix, (suffix) => (suffix.startsWith('/') ? '/' : ''));
}

/** The element id that a location hash names; the raw text when its escapes cannot be decoded. */
export function decodeHash(hash: string): string {
  const raw = hash.startsWith('#') ? hash.slice(1) : hash;
  return decodeOrNull(raw) ?? raw;
}

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
