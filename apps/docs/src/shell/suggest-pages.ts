import { distance } from 'fastest-levenshtein';
import { localeOf, normalizePathname, splitRoutePath } from '@docs/content/paths';
import type { RouteEntry } from '@docs/content/types';

const maxSuggestions = 5;

/** Maximum edit distance between the requested path and a suggestion; swapped letters count as two edits. */
const maxEdits = 3;

/** Rank of a page of which only the last segment matches: after the pages whose whole path is similar. */
const lastSegmentRank = maxEdits + 1;

/** Shorter last segments, such as `php`, match too many pages. */
const minLastSegmentChars = 4;

/** Splits a path at slashes and dots: titles of options are written `server.port`. */
const segmentsOf = (path: string): readonly string[] =>
  splitRoutePath(path).path.toLowerCase().split(/[/.]/).filter(Boolean);

function rankOf(wanted: readonly string[], segments: readonly string[]): number {
  // The 404 page already links to the home page.
  if (segments.length === 0) return Infinity;
  const path = wanted.join('/');
  const edits = distance(path, segments.join('/'));
  if (edits <= Math.min(maxEdits, path.length / 3)) return edits;
  const [last = '', end = ''] = [wanted.at(-1), segments.at(-1)];
  return last.length >= minLastSegmentChars && distance(last, end) <= 1
    ? lastSegmentRank + distance(last, end)
    : Infinity;
}

/**
 * Suggests pages for a path without a page, in its language, best first: pages with a similar path, or with the same
 * last segment in another folder.
 * @param pathname path without the base of the site
 */
export function suggestPages<Route extends Pick<RouteEntry, 'routePath' | 'title'>>(
  pathname: string,
  routes: readonly Route[],
): readonly Route[] {
  const path = normalizePathname(pathname);
  if (path === null) return [];
  const wanted = segmentsOf(path);
  const locale = localeOf(path);
  const ranked = routes
    .filter(({ routePath, title }) => title !== null && localeOf(routePath) === locale)
    .map((route) => ({ route, rank: rankOf(wanted, segmentsOf(route.routePath)) }))
    .filter(({ rank }) => rank !== Infinity)
    .toSorted((a, b) => a.rank - b.rank);
  const best = ranked[0]?.rank ?? 0;
  return ranked
    .filter(({ rank }) => rank <= best + 1)
    .slice(0, maxSuggestions)
    .map(({ route }) => route);
}
