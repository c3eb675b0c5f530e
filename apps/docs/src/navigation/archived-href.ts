import {
  isAssetPath,
  normalizePathname,
  outputFile,
  splitHref,
  withoutDefaultLocale,
} from '@docs/content/paths';

/**
 * The address of an internal link in an archive, where pages are files: `/config/#dev` on a page two folders below the
 * root is `../../config/index.html#dev`.
 * @param toRoot from the page to the root of the archive: empty, or ends with a slash
 */
export function archivedHref(href: string, toRoot: string): string {
  const { path, hash } = splitHref(href);
  if (path === '') return href;
  if (isAssetPath(path)) return toRoot + path.slice(1);
  const routePath = normalizePathname(withoutDefaultLocale(path) ?? path);
  return routePath === null ? href : toRoot + outputFile(routePath) + hash;
}
