import { distance } from 'fastest-levenshtein';
import { localeOf, normalizePathname, splitRoutePath } from '@docs/content/paths';
import type { RouteEntry } from '@docs/content/types';

const maxSuggestions = 5;

/** Edits between an address and the path of a page that it may mean; two are one swap of letters. */
const maxEdits = 3;

/** Rank of a page of which only the last segment fits: it follows those whose whole path is near. */
const movedRank = maxEdits + 1;

/** A shorter last segment, such as `php`, says nothing about a page. */
const minMovedChars = 4;

/** Segments, where a dot counts as a slash: titles of options are written `server.port`. */
const segmentsOf = (path: string): readonly string[] =>
  splitRoutePath(path).path.toLowerCase().split(/[/.]/).filter(Boolean);

function rankOf(wanted: readonly string[], segments: readonly string[]): number {
  // The 404 page has a link to the home page.
  if (segments.length === 0) return Infinity;
  const path = wanted.join('/');
  const edits = distance(path, segments.join('/'));
  if (edits <= Math.min(maxEdits, path.length / 3)) return edits;
  const [last = '', end = ''] = [wanted.at(-1), segments.at(-1)];
  return last.length >= minMovedChars && distance(last, end) <= 1
    ? movedRank + distance(last, end)
    : Infinity;
}

/**
 * The pages that an address without a page may mean, in its language, best first: pages whose path is spelled nearly
 * like it, or pages of its last segment in another folder.
 *
 * @param pathname below the site's base
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
