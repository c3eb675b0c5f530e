import type { SearchDocument } from '../document/search-document.ts';

/**
 * The page title and the headings down to the toc entry at this position; the title alone for -1. An ancestor is
 * the nearest entry before that is less deep.
 */
export function headerTrail(
  document: Pick<SearchDocument, 'title' | 'toc'>,
  tocPosition: number,
): readonly string[] {
  const trail: string[] = [];
  let depth = Infinity;
  for (let position = tocPosition; position >= 0; position -= 1) {
    const entry = document.toc[position];
    if (entry === undefined || entry.depth >= depth) continue;
    trail.unshift(entry.text);
    depth = entry.depth;
  }
  return [document.title, ...trail];
}

/** `routePath#id` for the toc entry at this position; the route path for -1 or an entry without id. */
export function placeLink(document: Pick<SearchDocument, 'routePath' | 'toc'>, tocPosition: number): string {
  const id = document.toc[tocPosition]?.id ?? '';
  return id === '' ? document.routePath : `${document.routePath}#${id}`;
}
