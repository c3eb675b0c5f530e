/**
 * The grammar of URLs: how a source file, a route path, a rendered href and an output file relate.
 * Pure functions on strings; this folder imports nothing but types, so that the build, the prerender,
 * the client and the link check all share it.
 *
 * A route path has no base, no query and no hash; it starts with `/` and ends with `/` only for a folder's index.
 */

/**
 * Joins parts with dot segments resolved. Empty and `.` segments vanish, `..` removes the segment before it.
 * Where there is nothing to remove, a relative path drops the `..` and an absolute path keeps it, so that a
 * link which leaves the site stays visibly wrong. A trailing slash of the last part is kept.
 */
export function joinPath(...parts: readonly string[]): string {
  const joined = parts.filter((part) => part !== '').join('/');
  const absolute = joined.startsWith('/');
  const kept: string[] = [];
  for (const segment of joined.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') kept.push(segment);
    else if (kept.length > 0 && kept.at(-1) !== '..') kept.pop();
    else if (absolute) kept.push(segment);
  }
  const folder = /(?:^|\/)\.{0,2}$/.test(joined) && joined !== '';
  const body = kept.join('/');
  if (body === '') return absolute ? '/' : '';
  return `${absolute ? '/' : ''}${body}${folder && kept.at(-1) !== '..' ? '/' : ''}`;
}
