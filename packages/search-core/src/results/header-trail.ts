import type { SearchDocument } from '../document/search-document.ts';

/**
 * The page title and the headings down to the toc entry at this position; only the title for -1. An ancestor is the
 * nearest earlier entry of a lower depth.
 */
export function headerTrail(
  document: Pick<SearchDocument, 'title' | 'toc'>,
  tocPosition: number,
): readonly string[] {
  const positions = trailPositions(tocPosition, (position) => document.toc[position]?.depth ?? Infinity);
  return [document.title, ...positions.map((position) => document.toc[position]?.text ?? '')];
}

/** The toc positions of a heading and its ancestors, outermost first. */
export function trailPositions(
  tocPosition: number,
  depthOf: (position: number) => number,
): readonly number[] {
  const trail: number[] = [];
  let depth = Infinity;
  for (let position = tocPosition; position >= 0; position -= 1) {
    if (depthOf(position) >= depth) continue;
    trail.unshift(position);
    depth = depthOf(position);
  }
  return trail;
}

/** `routePath#id`; the route path if the place has no id. */
export function placeLink(routePath: string, id: string): string {
  return id === '' ? routePath : `${routePath}#${id}`;
}
