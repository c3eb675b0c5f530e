/**
 * `/en/guide/` → `/guide/`: the default language has no prefix. Only the first segment after the base counts.
 * @returns the path to go to, or null where the path is as it should be
 */
export function pathWithoutDefaultLocale(pathname: string, base: string): string | null {
  if (!pathname.startsWith(base)) return null;
  const rest = pathname.slice(base.length);
  return /^en(?:\/|$)/i.test(rest) ? base + rest.slice(3).replace(/^[/\\]+/, '') : null;
}
