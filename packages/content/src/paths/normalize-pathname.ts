/**
 * Matches optional suffixes of a page URL: slashes, `/index`, `.html`. Valid in JavaScript and PCRE (nginx).
 */
export const pageSuffixPattern = String.raw`(?:/+|(?:/index)?(?:\.html)?)$`;

const pageSuffix = new RegExp(pageSuffixPattern, 'i');

/**
 * Percent-decodes a pathname and removes its suffix; `/index` becomes `/`. Null if decoding fails.
 */
export function normalizePathname(pathname: string): string | null {
  const decoded = decodeOrNull(pathname);
  if (decoded === null) return null;
  const rooted = decoded.startsWith('/') ? decoded : `/${decoded}`;
  return rooted.replace(pageSuffix, (suffix) => (suffix.startsWith('/') ? '/' : ''));
}

/** The element id of a location hash; the raw text if decoding fails. */
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
