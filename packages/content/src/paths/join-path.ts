/**
 * Joins parts and resolves dot segments. A `..` above the start is dropped in a relative path and kept in an absolute
 * one, so that a link out of the site stays visibly wrong. Keeps the trailing slash of the last part.
 */
export function joinPath(...parts: readonly string[]): string {
  const joined = parts.filter((part) => part !== '').join('/');
  const absolute = joined.startsWith('/');
  const segments: string[] = [];
  for (const segment of joined.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.length > 0 && segments.at(-1) !== '..') segments.pop();
    else if (absolute) segments.push(segment);
  }
  const folder = /(?:^|\/)\.{0,2}$/.test(joined) && joined !== '';
  const body = segments.join('/');
  if (body === '') return absolute ? '/' : '';
  return `${absolute ? '/' : ''}${body}${folder && segments.at(-1) !== '..' ? '/' : ''}`;
}
